/**
 * Names on the page that say how a board arranges its table. Style sheets select them, such as
 * `:root[data-form~='compact-seats'] .table`. A selector with `:has()` around a board would be
 * evaluated again after each change of the page.
 */

/**
 * Set or remove names. A board removes its names when it is destroyed.
 * @param {Record<string, boolean>} names whether each name is set
 */
export function setTableForm(names) {
  const { dataset } = document.documentElement;
  const before = dataset.form ?? '';
  const words = new Set(before.split(' ').filter(Boolean));
  for (const [name, isSet] of Object.entries(names)) {
    if (isSet) words.add(name);
    else words.delete(name);
  }
  const after = [...words].join(' ');
  if (after !== before) dataset.form = after;
}
