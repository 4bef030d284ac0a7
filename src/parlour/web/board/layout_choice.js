/**
 * The choice of an action on a layout: which parts can be pressed next, and which actions are then
 * complete.
 */
/** @typedef {import('../types').Action} Action */

/**
 * The state of a choice. `next`: the parts that can be pressed; `complete`: the actions whose parts
 * have all been pressed.
 * @typedef {{ next: Set<string>, complete: Action[] }} Choice
 */

/**
 * Return the part that a value of an action's field names, or null.
 * @param {string} field
 * @param {unknown} value
 * @param {ReadonlySet<string>} ids
 */
function partOf(field, value, ids) {
  const text = String(value);
  if (ids.has(text)) return text;
  return ids.has(`${field}-${text}`) ? `${field}-${text}` : null;
}

/**
 * The parts that actions name, for the ids of one layout.
 * @type {WeakMap<Action, { ids: ReadonlySet<string>, lists: string[][] }>}
 */
const named = new WeakMap();

/**
 * Return the parts that an action names, as one list for each field. The parts of a list can be
 * pressed in any order. An action without such fields names the part with the id of its kind.
 * @param {Action} action
 * @param {ReadonlySet<string>} ids the ids of all parts
 * @returns {string[][]}
 */
export function namedParts(action, ids) {
  const known = named.get(action);
  if (known?.ids === ids) return known.lists;
  const { do: kind, ...fields } = action;
  /** @type {string[][]} */
  let lists = [];
  for (const [field, value] of Object.entries(fields)) {
    const parts = (Array.isArray(value) ? value : [value]).map(item => partOf(field, item, ids));
    if (parts.length && parts.every(part => part !== null))
      lists.push(/** @type {string[]} */ (parts));
  }
  if (!lists.length && ids.has(kind)) lists = [[kind]];
  named.set(action, { ids, lists });
  return lists;
}

/**
 * Return the parts that remain to be pressed, or null if the pressed ones do not fit.
 * @param {string[][]} lists
 * @param {readonly string[]} pressed
 */
function remainingParts(lists, pressed) {
  const left = lists.map(list => [...list]);
  for (const id of pressed) {
    while (left[0]?.length === 0) left.shift();
    const at = left[0]?.indexOf(id) ?? -1;
    if (at < 0) return null;
    left[0].splice(at, 1);
  }
  return left.filter(list => list.length);
}

/**
 * Return the choice after some parts have been pressed.
 * @param {readonly Action[]} actions the legal actions
 * @param {ReadonlySet<string>} ids
 * @param {readonly string[]} pressed
 * @returns {Choice}
 */
export function choiceAfter(actions, ids, pressed) {
  /** @type {Choice} */
  const choice = { next: new Set(), complete: [] };
  for (const action of actions) {
    const lists = namedParts(action, ids);
    const left = lists.length ? remainingParts(lists, pressed) : null;
    if (!left) continue;
    if (left.length) for (const id of left[0]) choice.next.add(id);
    else choice.complete.push(action);
  }
  return choice;
}

/**
 * Return the legal actions that name no part, which need buttons.
 * @param {readonly Action[]} actions
 * @param {ReadonlySet<string>} ids
 */
export const actionsWithoutParts = (actions, ids) =>
  actions.filter(action => !namedParts(action, ids).length);

/**
 * Return the action that would be meant by pressing a part that no legal action names, so that the
 * server can say why it is not allowed; or null if none is like it.
 * @param {readonly Action[]} actions
 * @param {ReadonlySet<string>} ids
 * @param {readonly string[]} pressed
 * @param {string} id
 * @returns {Action | null}
 */
export function attemptedAction(actions, ids, pressed, id) {
  for (const action of actions) {
    const fields = Object.entries(action).filter(
      ([field, value]) => field !== 'do' && typeof value === 'string' && ids.has(value),
    );
    const isAlike = pressed.every((part, at) => fields[at]?.[1] === part);
    if (isAlike && fields.length === pressed.length + 1)
      return { ...action, [fields[pressed.length][0]]: id };
  }
  return null;
}
