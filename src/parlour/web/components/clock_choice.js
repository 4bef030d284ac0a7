/** The form fields for the pace and the clock of a table. */
import { html, live, nothing } from '../vendor/lit.js';
import { clockRuleLabel, isCorrespondence } from './time.js';
import { hasMessage, t } from './strings.js';
/** @typedef {import('../types').ClockRule} ClockRule */

const MINUTE = 60000;
const DAY = 24 * 60 * MINUTE;
/** @type {ClockRule[]} */
const REAL_TIME_RULES = [
  { clock: 'untimed' },
  { clock: 'fischer', bank_ms: 3 * MINUTE, increment_ms: 2000 },
  { clock: 'fischer', bank_ms: 5 * MINUTE, increment_ms: 3000 },
  { clock: 'fischer', bank_ms: 10 * MINUTE, increment_ms: 5000 },
  { clock: 'fischer', bank_ms: 30 * MINUTE, increment_ms: 15000 },
  { clock: 'permove', move_ms: 30000 },
  { clock: 'permove', move_ms: 2 * MINUTE },
  { clock: 'total', bank_ms: 12 * MINUTE },
  { clock: 'total', bank_ms: 25 * MINUTE },
];
/** @type {ClockRule[]} */
const CORRESPONDENCE_RULES = [
  ...[1, 2, 3, 7].map(days => ({ clock: /** @type {const} */ ('correspondence'), days })),
  { clock: 'correspondence', days: 1, bank_ms: 5 * DAY },
  { clock: 'correspondence', days: 2, bank_ms: 14 * DAY },
];

/** Return a key that is equal for clock rules with the same times. @param {ClockRule} rule */
const ruleKey = rule =>
  JSON.stringify(
    Object.entries(rule)
      .filter(([name, value]) => value && /^(clock|bank_ms|increment_ms|move_ms|days)$/.test(name))
      .sort(),
  );

/**
 * Return a correspondence rule with or without vacation; any other rule unchanged.
 * @param {ClockRule} rule
 * @param {boolean} vacation
 * @returns {ClockRule}
 */
const withVacation = (rule, vacation) =>
  rule.clock === 'correspondence' ? { ...rule, vacation } : rule;

/**
 * Return the clock to keep when the game changes: a correspondence clock, or the new game's rule
 * with the same times.
 * @param {ClockRule} chosen
 * @param {ClockRule[]} gameRules the clock rules of the new game
 * @returns {ClockRule | undefined}
 */
export const matchingClock = (chosen, gameRules) =>
  isCorrespondence(chosen)
    ? chosen
    : (gameRules.length ? gameRules : REAL_TIME_RULES).find(
        rule => ruleKey(rule) === ruleKey(chosen),
      );

/**
 * Return the label of a clock, with the game's name for it if there is one.
 * @param {string} game
 * @param {ClockRule} rule
 */
function ruleLabel(game, rule) {
  const minutes =
    rule.clock === 'total' ? rule.bank_ms / MINUTE : rule.clock === 'untimed' ? 0 : -1;
  const name = `${game}-clock-${minutes}`;
  return hasMessage(name) ? `${t(name)}: ${clockRuleLabel(rule)}` : clockRuleLabel(rule);
}

/**
 * Return the fields for pace and clock.
 * @param {ClockRule} chosen
 * @param {(rule: ClockRule) => void} choose
 * @param {ClockRule[]} [gameRules] the clock rules of the game
 * @param {string} [game] the game whose names for clocks are used
 */
export function clockFields(chosen, choose, gameRules = [], game = '') {
  const isSlow = isCorrespondence(chosen);
  const vacation = chosen.clock === 'correspondence' && Boolean(chosen.vacation);
  const offeredRules = isSlow
    ? CORRESPONDENCE_RULES
    : gameRules.length
      ? gameRules
      : REAL_TIME_RULES;
  const rules = offeredRules.some(rule => ruleKey(rule) === ruleKey(chosen))
    ? offeredRules
    : [chosen, ...offeredRules];
  return html`<fieldset class="field">
      <legend>${t('site-pace')}</legend>
      <div class="segmented">
        <label
          ><input
            type="radio"
            name="pace"
            .checked=${live(!isSlow)}
            @change=${() => choose(REAL_TIME_RULES[0])}
          />${t('site-pace-now')}</label
        >
        <label
          ><input
            type="radio"
            name="pace"
            .checked=${live(isSlow)}
            @change=${() => choose(withVacation(CORRESPONDENCE_RULES[1], true))}
          />${t('site-pace-days')}</label
        >
      </div>
    </fieldset>
    <label class="field"
      >${t('site-clock')}
      <select
        class="input"
        @change=${(/** @type {any} */ event) => choose(withVacation(rules[event.target.selectedIndex], vacation))}
      >
        ${rules.map(
          rule =>
            html`<option .selected=${live(ruleKey(rule) === ruleKey(chosen))}>${ruleLabel(
              game,
              withVacation(rule, false),
            )}</option>`,
        )}
      </select></label
    >
    ${
      isSlow
        ? html`<label class="switch"
            ><span>${t('site-vacation')}<small>${t('site-vacation-line')}</small></span>
            <input
              type="checkbox"
              role="switch"
              .checked=${live(vacation)}
              @change=${(/** @type {any} */ event) => choose(withVacation(chosen, event.target.checked))}
          /></label>`
        : nothing
    }`;
}
