/** The part of lit-html that the house uses. */
export interface TemplateResult { readonly _$litType$: number }
export interface DirectiveResult { readonly values: unknown[] }
export interface Ref<T = Element> { readonly value?: T }
export const nothing: unique symbol;
export const noChange: unique symbol;
export function html(strings: TemplateStringsArray, ...values: unknown[]): TemplateResult;
export function svg(strings: TemplateStringsArray, ...values: unknown[]): TemplateResult;
export function render(value: unknown, container: Element | DocumentFragment): unknown;
export function repeat<T>(items: Iterable<T>, key: (item: T, index: number) => unknown, template: (item: T, index: number) => unknown): DirectiveResult;
export function live(value: unknown): DirectiveResult;
export function classMap(classes: Record<string, unknown>): DirectiveResult;
export function styleMap(styles: Record<string, string | number | null | undefined>): DirectiveResult;
export function ref(target: Ref | ((element: Element | undefined) => void)): DirectiveResult;
export function createRef<T = Element>(): Ref<T>;
export function keyed(key: unknown, value: unknown): DirectiveResult;
export function ifDefined(value: unknown): unknown;
export function unsafeHTML(value: unknown): DirectiveResult;
export function unsafeSVG(value: unknown): DirectiveResult;
