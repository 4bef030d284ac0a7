/** Betta on screen: renders frames, keeps the drafted card, and asks the house for everything else. */

import { preparePaint } from './art.js';
import { Board } from './board.js';
import { signOf } from './company.js';

export default {
  /** @param {HTMLElement} root @param {import('../../../web/types').Host} host */
  mount(root, host) {
    preparePaint();
    return new Board(root, host);
  },
  /** The fish of a seat, to stand beside its name. @param {number} seat @param {any} frame */
  badge(seat, frame) {
    preparePaint();
    return frame.view ? signOf(frame.view, seat) : '';
  },
};
