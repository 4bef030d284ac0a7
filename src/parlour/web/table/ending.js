/** The end of a match as this page comes to it: it is told, and learnt from, and the last move is looked at. */
import { adaptLevel } from '../components/bot_level.js';
import { playSound } from '../components/sound.js';
import { announce } from './announcer.js';
import { outcome, winnersOf } from './names.js';
/** @typedef {import('../types').Frame} Frame */

/** How long the last move is looked at before Enter asks for a rematch. */
const LAST_LOOK = 1300;

export class Ending {
  constructor() {
    /** Whether the last move is still looked at: an Enter too many must not ask for a rematch. */
    this.looking = false;
    this.told = false;
  }

  /** @param {Frame} last @param {import('./table_store.js').Known} known */
  tell(last, { mine, card }) {
    if (this.told) return;
    this.told = this.looking = true;
    playSound('win');
    const { title: won, reason } = outcome(last, mine);
    announce(`${won}. ${reason}`);
    const bots = new Set(
      last.seats.flatMap((chair, seat) => (mine.includes(seat) ? [] : [chair?.bot ?? ''])),
    );
    const [level] = bots;
    if (card && bots.size === 1 && level && mine.length === 1)
      adaptLevel(card, level, winnersOf(last.ranking).includes(mine[0]));
    setTimeout(() => {
      this.looking = false;
    }, LAST_LOOK);
  }
}
