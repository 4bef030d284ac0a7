import './dom.js';
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { actionText } from '../../src/parlour/web/components/action_text.js';
import { loadStrings } from '../../src/parlour/web/components/strings.js';

const MESSAGES = `site-seat = Seat { $number }
g-do-ask = Ask { $target-name } for { $card }
g-do-bid = Bid { $amount }
`;
mock.method(globalThis, 'fetch', async () => new Response(MESSAGES));
await loadStrings('g');

const OCCUPANTS = [{ name: 'Ada' }, { name: 'Bo' }, null];

test('a text names the player of a seat, or the seat without one', () => {
  const ask = target => actionText('g', { do: 'ask', target, card: 'rose' }, OCCUPANTS);
  assert.match(ask(1), /^Ask \u2068?Bo\u2069? for \u2068?rose\u2069?$/);
  assert.match(ask(2), /^Ask \u2068?Seat 3\u2069? for/);
  assert.match(
    actionText('g', { do: 'ask', target: 0, card: 'x' }),
    /^Ask \u2068?Seat 1\u2069? for/,
  );
});

test('a number remains a number, and an action without a message lists its fields', () => {
  assert.match(actionText('g', { do: 'bid', amount: 1 }, OCCUPANTS), /^Bid \u2068?1\u2069?$/);
  assert.equal(actionText('g', { do: 'pick', seat: 1, card: null }, OCCUPANTS), 'pick, seat 1');
});
