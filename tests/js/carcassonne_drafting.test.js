import './dom.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';

const { Drafting } = await import('../../src/parlour/games/carcassonne/ui/drafting.js');

const FRAME = {
  seat: 0,
  mine: true,
  phase: 'playing',
  past: false,
  legal_actions: [],
  decision_id: 4,
  seats: [],
  view: {
    phase: 'place',
    chips: [],
    settling: [],
    questions: [],
    placements: [{ x: 1, y: 0, turns: 0, free: 'r0' }],
  },
};
const PREVIEW = { completed: [], settles: [], claims: null };
const PARTS = [{ segment: 'r0', places: ['0r0'], points: 2, seats: [] }];

/** Return drafting on a board that counts drawings and the requested previews. */
function drafted() {
  const counts = { draws: 0, requests: [] };
  const board = {
    view: FRAME.view,
    frame: FRAME,
    host: {
      t: key => key,
      playSound() {},
      announce() {},
      draft: { get: () => null, set() {} },
      preview: async action => {
        counts.requests.push(action);
        return { ...PREVIEW, parts: action.meeple === null ? PARTS : [] };
      },
    },
    revealedChips: { close() {} },
    draw: () => counts.draws++,
    showDraft() {},
  };
  const drafting = new Drafting(board);
  drafting.draft.update(FRAME);
  return { drafting, counts };
}

const settled = () => new Promise(resolve => setTimeout(resolve));

test('a placed tile costs one request and two drawings', async () => {
  const { drafting, counts } = drafted();
  drafting.placeTile('1,0');
  await settled();
  assert.equal(counts.requests.length, 1);
  assert.equal(counts.draws, 2);
  assert.deepEqual(drafting.parts, PARTS);
});

test('a meeple keeps the parts of its tile', async () => {
  const { drafting, counts } = drafted();
  drafting.placeTile('1,0');
  drafting.toggleMeeple('r0');
  await settled();
  assert.deepEqual(
    counts.requests.map(({ meeple }) => meeple),
    [null, 'r0'],
  );
  assert.deepEqual(drafting.parts, PARTS);
  assert.deepEqual(drafting.claimedPlaces, ['0r0']);
});
