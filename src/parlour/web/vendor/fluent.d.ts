/** The part of Project Fluent that the house uses. */
export type Argument = string | number;
export interface Pattern { readonly pattern: never }
export interface Message { id: string; value: Pattern | null; attributes: Record<string, Pattern> }
export class FluentResource { constructor(source: string); readonly body: unknown[] }
export class FluentBundle {
  constructor(locales: string | string[], options?: { useIsolating?: boolean });
  addResource(resource: FluentResource, options?: { allowOverrides?: boolean }): Error[];
  hasMessage(id: string): boolean;
  getMessage(id: string): Message | undefined;
  formatPattern(pattern: Pattern, args?: Record<string, Argument> | null, errors?: Error[] | null): string;
}
