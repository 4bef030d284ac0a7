import './dom.js';
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { seatBadge, setBotSeats, withBadges } from '../../src/parlour/web/components/bot_badge.js';
import { loadStrings } from '../../src/parlour/web/components/strings.js';
import { html, nothing, render } from '../../src/parlour/web/vendor/lit.js';

const MESSAGES = 'site-bot-badge = BOT\nsite-bot-account = bot account\n';
mock.method(globalThis, 'fetch', async () => new Response(MESSAGES));
await loadStrings('g');

const OCCUPANTS = [{ name: 'Ada' }, { name: 'Climber' }, { name: 'Moth' }];

/** Return the text of a sentence with its badges. */
function text(sentence) {
  const element = document.createElement('div');
  render(html`${withBadges(sentence, OCCUPANTS)}`, element);
  return element.textContent.replace(/\s+/g, ' ').trim();
}

test('only the names of bot accounts in a sentence have a badge', () => {
  setBotSeats(['abcdefghijkl', 'bot-abcdefghijkl', 'bot-mnopqrstuvwx']);
  assert.equal(text('Ada passes.'), 'Ada passes.');
  assert.equal(text('Ada takes from Climber.'), 'Ada takes from Climber BOT(bot account).');
  assert.equal(
    text('Moth and Climber share.'),
    'Moth BOT(bot account) and Climber BOT(bot account) share.',
  );
  assert.equal(text('Mothers pass.'), 'Mothers pass.');
  assert.equal(seatBadge(0), nothing);
  assert.notEqual(seatBadge(1), nothing);
});

test('a table of people has no badges', () => {
  setBotSeats(['abcdefghijkl', null, null]);
  assert.equal(text('Climber passes.'), 'Climber passes.');
});
