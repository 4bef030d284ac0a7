/** What the page highlights: steps on the slider, and parts of the boards. */
/** @typedef {import('./controls.js').Mark} Mark */
/** @typedef {import('./place.js').Place} Place */
/** @typedef {import('./types').LawsStatus} LawsStatus */
/** @typedef {import('./types').Lens} Lens */

/**
 * Whether the laws were checked along the shown match.
 * @param {LawsStatus} laws
 * @param {Place} place
 */
const isCheckedMatch = ({ match }, { seats, seed, options, decisions }) =>
  !decisions &&
  match?.seats === seats &&
  match.seed === seed &&
  match.options === JSON.stringify(options);

/**
 * Return consecutive steps as ranges.
 * @param {number[]} steps in ascending order
 * @returns {{ from: number, to: number }[]}
 */
export function stepRanges(steps) {
  /** @type {{ from: number, to: number }[]} */
  const ranges = [];
  for (const step of steps) {
    const last = ranges.at(-1);
    if (last && last.to === step - 1) last.to = step;
    else ranges.push({ from: step, to: step });
  }
  return ranges;
}

/**
 * Return the steps that the slider marks: where a law is violated, and where a view leaks.
 * @param {LawsStatus | undefined} laws
 * @param {Place} place
 * @returns {Mark[]}
 */
export function stepMarks(laws, place) {
  if (!laws?.report || !isCheckedMatch(laws, place)) return [];
  const { failed, leaks } = laws.report;
  /** @type {Mark[]} */
  const marks = stepRanges(leaks.steps).map(range => ({
    ...range,
    kind: 'leak',
    text: 'A view leaks',
  }));
  const at = failed?.step ?? null;
  if (failed && at !== null)
    marks.unshift({ from: at, to: at, kind: 'law', text: `“${failed.law}” fails` });
  return marks;
}

/**
 * Return the parts of the board of a seat, or of the spectators, that are highlighted: those that
 * show a leak or the selected field of the lens, and those that the violated law names.
 * @param {number | null} seat
 * @param {Lens | null} lens
 * @param {string} selected the path of the field that the lens explains
 * @param {LawsStatus | undefined} laws
 * @param {Place} place
 */
export function highlightedParts(seat, lens, selected, laws, place) {
  const parts = new Set(
    lens?.seat === seat
      ? lens.fields
          .filter(field => field.path === selected || Object.keys(field.leaks).length)
          .flatMap(field => field.parts)
      : [],
  );
  const failed = laws?.report?.failed;
  if (laws && failed && failed.step === place.step && isCheckedMatch(laws, place))
    for (const part of failed.parts) parts.add(part);
  return [...parts];
}
