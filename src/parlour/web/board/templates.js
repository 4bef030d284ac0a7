/**
 * Lit templates for boards. A game draws with functions that return templates, never with strings
 * of markup.
 */
export { html, keyed, live, noChange, nothing, ref, render, repeat, svg } from '../vendor/lit.js';
import { render } from '../vendor/lit.js';

/** The result of a template. @typedef {import('../vendor/lit.js').TemplateResult} Template */
/** @typedef {Template | typeof import('../vendor/lit.js').nothing} Drawn a template, or nothing */

/**
 * Create an element and render a template into it.
 * @param {string} kind the element's name
 * @param {string} className
 * @param {unknown} [inside]
 * @returns {HTMLElement}
 */
export function createElement(kind, className, inside) {
  const made = document.createElement(kind);
  if (className) made.className = className;
  if (inside !== undefined) render(inside, made);
  return made;
}

/**
 * Add the SVG definitions of a game (gradients, patterns, symbols) to the page, unless they are
 * already there.
 * @param {string} id id of the definitions, unique in the page
 * @param {() => unknown} template an SVG with its defs
 */
export function addSharedSvg(id, template) {
  if (document.getElementById(id)) return;
  const sheet = createElement('div', 'shared-svg', template());
  sheet.id = id;
  sheet.setAttribute('aria-hidden', 'true');
  document.body.prepend(sheet);
}
