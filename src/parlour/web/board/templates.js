/**
 * Lit templates for boards: what a game draws is a function from facts to a template, never a
 * string of markup.
 */
export { html, keyed, live, noChange, nothing, ref, render, repeat, svg } from '../vendor/lit.js';
import { render } from '../vendor/lit.js';

/**
 * What a template returns: markup that is ready to be drawn.
 * @typedef {import('../vendor/lit.js').TemplateResult} Template
 */
/** @typedef {Template | typeof import('../vendor/lit.js').nothing} Drawn a template, or nothing */

/**
 * A new element drawn from a template, such as the skeleton that a board keeps and draws into.
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
 * Put paints that every drawing of a game refers to (gradients, patterns, symbols) into the page,
 * once.
 * @param {string} id of the sheet, unique in the page
 * @param {() => unknown} template an SVG with its defs
 */
export function addSharedSvg(id, template) {
  if (document.getElementById(id)) return;
  const sheet = createElement('div', 'shared-svg', template());
  sheet.id = id;
  sheet.setAttribute('aria-hidden', 'true');
  document.body.prepend(sheet);
}
