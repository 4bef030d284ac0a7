/** Plays of Betapet as they are typed: `8G FARTHING` across, `G8 FARTHING` down, small letters for jokers. */

import { SIZE, squareName } from './art.js';
import { play, step } from './draft.js';
import { sums } from './words.js';

/** @typedef {import('../../../web/types').Command} Command */
/** @typedef {import('./draft.js').Laid} Laid */
/**
 * A draft of one's own, and what it would make.
 * @typedef {{ action: import('../../../web/types').Action, found: any }} Judged
 */

const ACROSS = /^\s*(\d{1,2})\s*([a-o])\s+(.+)$/i;
const DOWN = /^\s*([a-o])\s*(\d{1,2})\s+(.+)$/i;

/**
 * A square and a way as records write them: 8G across, G8 down.
 * @param {number} square
 * @param {boolean} down
 */
export function placeOf(square, down) {
  const name = squareName(square).toUpperCase();
  return down ? name : `${name.slice(1)}${name[0]}`;
}

/** Where a typed play begins and what it spells, or null. @param {string} typed */
function begun(typed) {
  const across = ACROSS.exec(typed);
  const [, letter, number, word] = across
    ? [0, across[2], across[1], across[3]]
    : (DOWN.exec(typed) ?? []);
  const row = Number(number) - 1;
  const column = letter ? String(letter).toUpperCase().charCodeAt(0) - 65 : -1;
  if (!word || column < 0 || !(row >= 0 && row < SIZE)) return null;
  return {
    square: row * SIZE + column,
    down: !across,
    word: String(word).replaceAll(/[()[\]\s]/g, ''),
  };
}

/**
 * The tiles that write a word from a square on: letters that lie are passed over, a small letter among large ones is a
 * joker's, and so is one that the rack does not hold.
 * @param {{ square: number, down: boolean, word: string }} wish
 * @param {any} view
 * @returns {{ laid: Laid[] } | { missing: string }}
 */
function written({ square, down, word }, view) {
  const rack = [...view.rack];
  const mixed = word !== word.toLocaleLowerCase();
  /** @type {Laid[]} */
  const laid = [];
  /** @type {number | null} */
  let at = square;
  let left = word;
  const wide = Object.keys(view.values).filter(letter => letter.length > 1);
  while (left && at !== null) {
    const upper = left.toLocaleUpperCase();
    const there = view.board[at];
    const pair = wide.find(
      letter =>
        upper.startsWith(letter) &&
        (there ? there.toLocaleUpperCase() === letter : rack.includes(letter)),
    );
    const letter = pair ?? upper[0];
    if (there) {
      if (there.toLocaleUpperCase() !== letter && left[0] !== '.') return { missing: letter };
    } else {
      const joker = mixed && left[0] !== left[0].toLocaleUpperCase();
      const index = joker ? -1 : rack.indexOf(letter);
      const taken = index >= 0 ? index : rack.indexOf('?');
      if (taken < 0) return { missing: letter };
      rack.splice(taken, 1);
      laid.push({
        square: at,
        letter: index >= 0 ? letter : letter.toLocaleLowerCase(),
        tile: laid.length,
      });
    }
    left = left.slice(letter.length);
    at = step(at, down ? 0 : 1, down ? 1 : 0);
  }
  return left ? { missing: left[0].toLocaleUpperCase() } : { laid };
}

/** Every word that lies on the board, and where. @param {readonly string[]} board */
function words(board) {
  return [false, true].flatMap(down => {
    /** @type {string[]} */
    const found = [];
    for (let line = 0; line < SIZE; line++) {
      let word = '';
      let from = 0;
      for (let i = 0; i <= SIZE; i++) {
        const square = down ? i * SIZE + line : line * SIZE + i;
        const letter = i < SIZE ? board[square] : '';
        if (letter) {
          if (!word) from = square;
          word += letter.toLocaleUpperCase();
        } else {
          if (word.length > 1) found.push(`${placeOf(from, down)} ${word}`);
          word = '';
        }
      }
    }
    return found;
  });
}

/**
 * What can be typed.
 * @param {string} typed @param {any} frame @param {Judged[]} judged drafts of this decision, best first
 * @param {import('../../../web/types').Words} t
 * @returns {Command[]}
 */
export function commands(typed, frame, judged, t) {
  const { view } = frame;
  const lying = words(view.board);
  /** @type {Command[]} */
  const asked = [
    {
      text: t('betapet-command-words'),
      description: t('betapet-command-words-does'),
      answer: lying.join(', ') || t('betapet-command-no-words'),
    },
  ];
  if (!frame.mine) return asked;
  if (view.phase === 'challenge')
    return [
      {
        text: t('betapet-challenge'),
        description: t('betapet-do-challenge'),
        action: { do: 'challenge' },
        points: null,
      },
      {
        text: t('betapet-command-accept'),
        description: t('betapet-do-accept'),
        action: { do: 'accept' },
        points: null,
      },
      ...asked,
    ];
  const wish = begun(typed);
  if (wish) {
    const made = written(wish, view);
    const text = `${placeOf(wish.square, wish.down)} ${wish.word.toLocaleUpperCase()}`;
    const also = [typed];
    if ('missing' in made)
      return [
        {
          text,
          description: t('betapet-error-not-on-rack', { letters: made.missing }),
          aliases: also,
          answer: t('betapet-error-not-on-rack', { letters: made.missing }),
        },
      ];
    const action = play({ laid: made.laid, at: null, down: false });
    return action ? [{ text, description: '', aliases: also, action }] : [];
  }
  const [first, ...letters] = typed.trim().split(/\s+/);
  const giving = t('betapet-exchange').toLocaleLowerCase();
  const given =
    first && giving.startsWith(first.toLocaleLowerCase()) && letters.length
      ? [...letters.join('').toLocaleUpperCase()].sort()
      : null;
  const exchange = given
    ? [
        {
          text: `${t('betapet-exchange')} ${given.join('')}`,
          description: '',
          aliases: [typed],
          action: { do: 'exchange', letters: given },
          points: null,
        },
      ]
    : [
        {
          text: t('betapet-exchange'),
          description: t('betapet-command-exchange-does'),
          answer: t('betapet-command-exchange-does'),
        },
      ];
  const drafts = judged.map(({ action, found }) => {
    const main = found.words[0];
    const [one, two] = main.squares;
    const text = `${placeOf(one, two - one === SIZE)} ${main.text.toUpperCase()}`;
    return {
      text,
      description: sums(found.words),
      aliases: [t('betapet-command-drafts')],
      action,
      points: found.points,
    };
  });
  const list = drafts.map(({ text, points }) => `${text} ${points}`).join(', ');
  return [
    ...drafts,
    ...exchange,
    {
      text: t('betapet-pass'),
      description: t('betapet-pass-title'),
      action: { do: 'pass' },
      points: null,
    },
    {
      text: t('betapet-command-drafts'),
      description: t('betapet-command-drafts-does'),
      answer: list || t('betapet-command-no-drafts'),
    },
    ...asked,
  ];
}
