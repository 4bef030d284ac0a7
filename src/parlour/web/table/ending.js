/** Announces the result at the end of a match and adjusts the bot level. */
import { adaptLevel } from '../components/bot_level.js';
import { animationTime } from '../components/settings.js';
import { playSound } from '../components/sound.js';
import { announce } from './announcer.js';
import { outcome, winningSeats } from './names.js';
/** @typedef {import('../types').Frame} Frame */

/**
 * Time in milliseconds for which the last move is shown before the result opens and Enter requests a
 * rematch.
 */
const LAST_MOVE_MS = 1300;

export class MatchEnd {
  constructor() {
    /**
     * Whether the last move is still being shown, during which a surplus Enter must not request a
     * rematch.
     */
    this.isShowingLastMove = false;
    this.isAnnounced = false;
  }

  /**
   * @param {Frame} last
   * @param {import('./table_store.js').TableStore} known
   * @param {() => void} onShown called when the last move has been shown
   */
  announceResult(last, { ownSeats: mine, card }, onShown) {
    if (this.isAnnounced) return;
    this.isAnnounced = this.isShowingLastMove = true;
    const { title: won, reason, winners } = outcome(last, mine);
    const hasLost = mine.length > 0 && !winners.some(seat => mine.includes(seat));
    playSound(hasLost ? 'loss' : 'win');
    announce(`${won}. ${reason}`);
    const bots = new Set(
      last.seats.flatMap((occupant, seat) => (mine.includes(seat) ? [] : [occupant?.bot ?? ''])),
    );
    const [level] = bots;
    if (card && bots.size === 1 && level && mine.length === 1)
      adaptLevel(card, level, winningSeats(last.ranking).includes(mine[0]));
    setTimeout(
      () => {
        this.isShowingLastMove = false;
        onShown();
      },
      Math.max(LAST_MOVE_MS, animationTime(LAST_MOVE_MS)),
    );
  }
}
