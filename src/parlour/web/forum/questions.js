/** What is often asked about a game: questions that open. */
import { html, unsafeHTML } from '../vendor/lit.js';
import { language } from '../components/strings.js';

/**
 * @typedef {{ id: string, question: string, answer: string }} Question
 * @typedef {{ list: Question[], tongue: string }} Questions
 */

/**
 * The questions about a game, none where nobody wrote any.
 * @param {string} game
 * @returns {Promise<Questions>}
 */
export async function asked(game) {
  const answer = await fetch(`/api/games/${game}/faq?language=${language()}`);
  const list = answer.ok ? await answer.json() : [];
  return { list, tongue: answer.headers.get('content-language') ?? 'en' };
}

/** @param {Questions} questions */
export const questionList = ({ list, tongue }) =>
  html`<div class="faq" lang=${tongue}>
    ${list.map(
      ({ id, question, answer }) =>
        html`<details id=${id} ?open=${location.hash === `#${id}`}>
          <summary>${question}</summary>
          <div class="prose">${unsafeHTML(answer)}</div>
        </details>`,
    )}
  </div>`;
