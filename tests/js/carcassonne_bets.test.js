import './dom.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';

const { betQuestion, litFeatures, ownBetText } = await import(
  '../../src/parlour/games/carcassonne/ui/betting.js'
);

/** Return a message as its key and details. */
const t = (key, details = {}) =>
  [key.replace('carcassonne-', ''), ...Object.values(details)].join(' ');

const feature = (kind, number, open) => ({
  kind,
  open,
  places: [`3${kind[0]}${number}`, '1f0'],
  owners: [],
});

/** Return the question of a bet on tile 3 with these features, of which the open ones can be bet on. */
function question(...features) {
  const choices = features
    .filter(({ open }) => open)
    .map(({ places, kind }) => ({ segment: places[0].slice(1), kind, tiles: 1 }));
  const elsewhere = { ...feature('road', 0, 0), places: ['2r0'] };
  const { prompt, reason } = betQuestion(t, {
    betting: { tile: 3, choices },
    features: [elsewhere, ...features],
  });
  return [prompt, reason];
}

test('the question of a bet names the features that are still open', () => {
  assert.deepEqual(question(feature('road', 0, 1)), ['ask-bet road', '']);
  assert.deepEqual(question(feature('city', 0, 2)), ['ask-bet city', '']);
});

test('with several open features, the question says which one decides', () => {
  const [city, first, second] = [
    feature('city', 0, 1),
    feature('road', 0, 1),
    feature('road', 1, 1),
  ];
  assert.deepEqual(question(city, first), ['ask-bet both', 'ask-bet-several']);
  assert.deepEqual(question(first, second), ['ask-bet roads', 'ask-bet-several']);
  assert.deepEqual(question(city, first, second), ['ask-bet several', 'ask-bet-several']);
});

test('the question says that a finished feature of the office does not count', () => {
  const open = feature('road', 1, 1);
  assert.deepEqual(question(feature('city', 0, 0), open), [
    'ask-bet road',
    'ask-bet-finished city',
  ]);
  assert.deepEqual(question(feature('city', 0, 0), feature('road', 0, 0), open), [
    'ask-bet road',
    'ask-bet-finished several',
  ]);
});

test('a player who has bet reads on how many tiles', () => {
  const bets = [
    {
      id: 'K3',
      numbers: [
        { tiles: 3, points: 3, plus: false },
        { tiles: 4, points: 4, plus: false },
      ],
    },
  ];
  const board = own_bet => ({ view: { bets, own_bet }, host: { t } });
  assert.equal(ownBetText(board('K3')), 'your-bet chip-tiles two 3 4');
  assert.equal(ownBetText(board('')), 'your-bet none');
});

test('the features that a bet can count for are lit while bets are placed and counted', () => {
  const [city, road] = [feature('city', 0, 1), feature('road', 0, 1)];
  const choices = [city, road].map(({ places }) => ({ segment: places[0].slice(1), tiles: 1 }));
  const office = { tile: 3, choices };
  const none = {
    phase: 'place',
    betting: null,
    settling: [],
    questions: [],
    features: [city, road],
  };
  const places = [...city.places, ...road.places];
  const lit = view => litFeatures({ view: { ...none, ...view } });
  assert.deepEqual(lit({}), []);
  assert.deepEqual(lit({ phase: 'bet', betting: office }), places);
  assert.deepEqual(lit({ phase: 'settle', settling: [office] }), places);
  assert.deepEqual(lit({ phase: 'choose', questions: [office] }), places);
});
