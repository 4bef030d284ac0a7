/** The FAQ of a game, as questions that expand. */
import { html, unsafeHTML } from '../vendor/lit.js';
import { language } from '../components/strings.js';

/**
 * @typedef {{ id: string, question: string, answer: string }} Question
 * @typedef {{ list: Question[], tongue: string }} Questions
 */

/**
 * Fetch the FAQ of a game; the list is empty if there is none.
 * @param {string} game
 * @returns {Promise<Questions>}
 */
export async function fetchQuestions(game) {
  const response = await fetch(`/api/games/${game}/faq?language=${language()}`);
  const list = response.ok ? await response.json() : [];
  return { list, tongue: response.headers.get('content-language') ?? 'en' };
}

/** @param {Questions} questions */
export const questionList = ({ list, tongue }) =>
  html`<div class="faq" lang=${tongue}>
    ${list.map(
      ({ id, question, answer: response }) =>
        html`<details id=${id} ?open=${location.hash === `#${id}`}>
          <summary>${question}</summary>
          <div class="prose">${unsafeHTML(response)}</div>
        </details>`,
    )}
  </div>`;
