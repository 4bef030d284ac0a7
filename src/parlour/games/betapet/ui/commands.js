/** Typed commands, such as `8G FARTHING` (across) or `G8 FARTHING` (down); jokers in lower case. */

import { SIZE, squareName } from './art.js';
import { playAction, neighbour } from './draft.js';
import { wordScores } from './words.js';

/** @typedef {import('../../../web/types').Command} Command */
/** @typedef {import('./draft.js').DraftTile} Laid */
/**
 * A draft that the server has checked, and its preview.
 * @typedef {{ action: import('../../../web/types').Action, found: any }} CheckedDraft
 */

const ACROSS = /^\s*(\d{1,2})\s*([a-o])\s+(.+)$/i;
const DOWN = /^\s*([a-o])\s*(\d{1,2})\s+(.+)$/i;

/**
 * Return the notation of a square and direction, such as 8G (across) or G8 (down).
 * @param {number} square
 * @param {boolean} down
 */
export function notationOf(square, down) {
  const name = squareName(square).toUpperCase();
  return down ? name : `${name.slice(1)}${name[0]}`;
}

/** Parse a typed play into square, direction and word, or return null. @param {string} typed */
function parseTypedPlay(typed) {
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
 * Return the tiles that spell a word from a square on. Letters on the board are skipped. A joker
 * stands for a lower-case letter in a mixed-case word and for a letter that is not on the rack.
 * @param {{ square: number, down: boolean, word: string }} wish
 * @param {any} view
 * @returns {{ laid: Laid[] } | { missing: string }}
 */
function draftForWord({ square, down, word }, view) {
  const rack = [...view.rack];
  const hasJokers = word !== word.toLocaleLowerCase();
  /** @type {Laid[]} */
  const laid = [];
  /** @type {number | null} */
  let at = square;
  let rest = word;
  const digraphs = Object.keys(view.values).filter(letter => letter.length > 1);
  while (rest && at !== null) {
    const upper = rest.toLocaleUpperCase();
    const existing = view.board[at];
    const pair = digraphs.find(
      letter =>
        upper.startsWith(letter) &&
        (existing ? existing.toLocaleUpperCase() === letter : rack.includes(letter)),
    );
    const letter = pair ?? upper[0];
    if (existing) {
      if (existing.toLocaleUpperCase() !== letter && rest[0] !== '.') return { missing: letter };
    } else {
      const joker = hasJokers && rest[0] !== rest[0].toLocaleUpperCase();
      const index = joker ? -1 : rack.indexOf(letter);
      const rackIndex = index >= 0 ? index : rack.indexOf('?');
      if (rackIndex < 0) return { missing: letter };
      rack.splice(rackIndex, 1);
      laid.push({
        square: at,
        letter: index >= 0 ? letter : letter.toLocaleLowerCase(),
        tile: laid.length,
      });
    }
    rest = rest.slice(letter.length);
    at = neighbour(at, down ? 0 : 1, down ? 1 : 0);
  }
  return rest ? { missing: rest[0].toLocaleUpperCase() } : { laid };
}

/** Return every word on the board with its notation. @param {readonly string[]} board */
function boardWords(board) {
  return [false, true].flatMap(down => {
    /** @type {string[]} */
    const placedWords = [];
    for (let lineIndex = 0; lineIndex < SIZE; lineIndex++) {
      let word = '';
      let start = 0;
      for (let i = 0; i <= SIZE; i++) {
        const square = down ? i * SIZE + lineIndex : lineIndex * SIZE + i;
        const letter = i < SIZE ? board[square] : '';
        if (letter) {
          if (!word) start = square;
          word += letter.toLocaleUpperCase();
        } else {
          if (word.length > 1) placedWords.push(`${notationOf(start, down)} ${word}`);
          word = '';
        }
      }
    }
    return placedWords;
  });
}

/**
 * Return the commands that match the typed text.
 * @param {string} typed
 * @param {any} frame
 * @param {CheckedDraft[]} checkedDrafts drafts of this decision, best first
 * @param {import('../../../web/types').Words} t
 * @returns {Command[]}
 */
export function typedCommands(typed, frame, checkedDrafts, t) {
  const { view } = frame;
  const placedWords = boardWords(view.board);
  /** @type {Command[]} */
  const queries = [
    {
      text: t('betapet-command-words'),
      description: t('betapet-command-words-does'),
      answer: placedWords.join(', ') || t('betapet-command-no-words'),
    },
  ];
  if (!frame.mine) return queries;
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
      ...queries,
    ];
  const typedPlay = parseTypedPlay(typed);
  if (typedPlay) {
    const result = draftForWord(typedPlay, view);
    const text = `${notationOf(typedPlay.square, typedPlay.down)} ${typedPlay.word.toLocaleUpperCase()}`;
    const aliases = [typed];
    if ('missing' in result)
      return [
        {
          text,
          description: t('betapet-error-not-on-rack', { letters: result.missing }),
          aliases,
          answer: t('betapet-error-not-on-rack', { letters: result.missing }),
        },
      ];
    const action = playAction({ laid: result.laid, at: null, down: false });
    return action ? [{ text, description: '', aliases, action }] : [];
  }
  const [first, ...letters] = typed.trim().split(/\s+/);
  const exchangeText = t('betapet-exchange').toLocaleLowerCase();
  const exchangeLetters =
    first && exchangeText.startsWith(first.toLocaleLowerCase()) && letters.length
      ? [...letters.join('').toLocaleUpperCase()].sort()
      : null;
  const exchange = exchangeLetters
    ? [
        {
          text: `${t('betapet-exchange')} ${exchangeLetters.join('')}`,
          description: '',
          aliases: [typed],
          action: { do: 'exchange', letters: exchangeLetters },
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
  const drafts = checkedDrafts.map(({ action, found }) => {
    const main = found.words[0];
    const [first, second] = main.squares;
    const text = `${notationOf(first, second - first === SIZE)} ${main.text.toUpperCase()}`;
    return {
      text,
      description: wordScores(found.words),
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
    ...queries,
  ];
}
