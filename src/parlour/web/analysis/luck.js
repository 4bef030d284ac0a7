/** Bars that show the shares of luck and decisions in a result, with their margins of error. */
import { html, nothing, svg } from '../vendor/lit.js';
import { seatToken } from '../components/icons.js';
import { language, t } from '../components/strings.js';
import { seatName } from '../table/names.js';
/** @typedef {import('../types').SeatLuck} SeatLuck */
/** @typedef {(import('../types').SeatOccupant | null)[]} Chairs */

const WIDE = 240;
const TALL = 124;
const FIGURE = new Intl.NumberFormat(language(), {
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});
const WITHIN = new Intl.NumberFormat(language(), { maximumFractionDigits: 1 });
/** @param {number} value */
const formatSigned = value => FIGURE.format(value).replace('-', '−');

/**
 * Return the parts of a seat's lead: luck, decisions and their sum.
 * @param {SeatLuck} share
 */
const parts = ({ lead, luck, margin: within }) => [
  { words: t('site-luck-luck'), value: luck, within, kind: 'luck' },
  { words: t('site-luck-decisions'), value: lead - luck, within, kind: 'own' },
  { words: t('site-luck-together'), value: lead, within: 0, kind: 'net' },
];

/**
 * @param {SeatLuck} share
 * @param {string} name
 */
function chart(share, name) {
  const made = parts(share);
  const most = Math.max(1, ...made.map(({ value, within }) => Math.abs(value) + within));
  const x = (/** @type {number} */ value) => WIDE / 2 + (value / most) * (WIDE / 2 - 4);
  const bar = (
    /** @type {ReturnType<typeof parts>[0]} */ { words, value, within, kind },
    /** @type {number} */ row,
  ) => {
    const y = 19 + 44 * row;
    const [from, to] = [x(value - within), x(value + within)];
    const line = svg`<path d="M${from} ${y + 6}H${to}M${from} ${y + 2}v8M${to} ${y + 2}v8" class="whisk"/>`;
    const margin = within ? ` ± ${WITHIN.format(within)}` : '';
    return svg`<text x="0" y=${y - 7}>${words}</text><rect x=${Math.min(x(0), x(value))} y=${y} rx="2"
      width=${Math.abs(x(value) - x(0))} height="12" class=${kind}/>${within ? line : nothing}<text x=${WIDE}
      y=${y - 7} text-anchor="end" class="v">${formatSigned(value)}${margin}</text>`;
  };
  const [luck, own, net] = made.map(({ value }) => formatSigned(value));
  const label = t('site-luck-summary', {
    name,
    luck,
    decisions: own,
    lead: net,
    within: WITHIN.format(share.margin),
  });
  return html`<svg viewBox="0 0 ${WIDE} ${TALL}" role="img" aria-label=${label}>
    <path d="M${WIDE / 2} 8V${TALL}" class="zero" />
    ${made.map(bar)}
  </svg>`;
}

/**
 * Return the table of luck for all seats, for matches with more than two players.
 * @param {SeatLuck[]} shares
 * @param {Chairs} occupants
 */
const luckTable = (shares, occupants) =>
  html`<table class="shares">
    <thead>
      <tr>
        <td></td>
        <th scope="col">${t('site-luck-luck')}</th>
        <th scope="col">${t('site-luck-decisions')}</th>
        <th scope="col">±</th>
      </tr>
    </thead>
    <tbody>
      ${shares.map(
        ({ lead, luck, margin: within }, seat) =>
          html`<tr>
            <th scope="row">
              ${seatToken(seat, 'sm')}<span class="visually-hidden">${seatName(occupants, seat)}</span>
            </th>
            <td>${formatSigned(luck)}</td>
            <td>${formatSigned(lead - luck)}</td>
            <td>${WITHIN.format(within)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;

/**
 * @param {SeatLuck[]} shares
 * @param {Chairs} occupants
 * @param {number[]} mine
 */
export function luckSection(shares, occupants, mine) {
  if (!shares.length) return nothing;
  const seat = mine[0] ?? 0;
  const name = seatName(occupants, seat);
  return html`<section class="luck" aria-labelledby="h-luck">
    <h2 id="h-luck">${t('site-luck-title')}</h2>
    ${chart(shares[seat], name)}
    <p>${t(occupants.length > 1 ? 'site-luck-note' : 'site-luck-note-alone', { name })}</p>
    ${occupants.length > 2 ? luckTable(shares, occupants) : nothing}
  </section>`;
}
