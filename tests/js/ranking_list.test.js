import './dom.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';

const { render } = await import('../../src/parlour/web/vendor/lit.js');
const { rankingList } = await import('../../src/parlour/web/table/result.js');

const frame = {
  ranking: { ranks: [2, 1], scores: null },
  seats: [
    { name: 'Ann', bot: null },
    { name: 'Robo', bot: null },
  ],
};

/** Return the text of each name, best rank first. */
function namesOf(people) {
  const container = document.createElement('div');
  render(rankingList(frame, people), container);
  return [...container.querySelectorAll('.name')].map(name => name.textContent.trim());
}

test('the result marks the name of a bot account and of nobody else', () => {
  const [first, second] = namesOf(['Tl3DOZbbPjwz', 'bot-QpMCAtTqzxsK']);
  assert.match(first, /^Robo\s+site-bot-badge/);
  assert.equal(second, 'Ann');
});

test('the result has no badges where the ids of the players are hidden', () => {
  assert.deepEqual(namesOf([null, null]), ['Robo', 'Ann']);
});
