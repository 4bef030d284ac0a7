/**
 * The runtime of module bundles: each module is defined by its path and run when it is first
 * needed. A module that is not in a loaded bundle is imported from its immutable URL, or from its
 * path.
 */
(() => {
  /**
   * @typedef {Record<string, unknown>} Given a module's exports, as getters, because imports are
   *   live bindings
   */
  /** @typedef {(name: string) => Given} Need */
  /** @typedef {(name: string) => Promise<Given>} Bring */
  /**
   * @typedef {(need: Need, give: (given: Given) => void, bring: Bring) => void | Promise<void>}
   *   Make
   */
  /** @type {Map<string, Make>} */
  const makes = new Map();
  /** @type {Map<string, { given: Given, ready: void | Promise<void> }>} */
  const made = new Map();
  /** @type {Record<string, string>} */
  const assetUrls = JSON.parse(document.getElementById('asset-urls')?.textContent ?? '{}');

  /** @param {string} name */
  function module(name) {
    const known = made.get(name);
    if (known) return known;
    const make = makes.get(name);
    if (!make) throw new Error(`${name} is not defined`);
    const found = { given: {}, ready: /** @type {void | Promise<void>} */ (undefined) };
    made.set(name, found);
    const give = (/** @type {Given} */ given) => {
      Object.defineProperties(found.given, Object.getOwnPropertyDescriptors(given));
    };
    found.ready = make(need, give, bring);
    return found;
  }
  /** @param {string} name @returns {Given} */
  function need(name) {
    return module(name).given;
  }
  /**
   * Import a module and wait for its top-level awaits.
   * @param {string} name @returns {Promise<Given>}
   */
  async function bring(name) {
    if (!makes.has(name)) {
      const at = assetUrls[name];
      if (!at) return import(name);
      await import(at);
    }
    const { given, ready } = module(name);
    await ready;
    return given;
  }

  Object.assign(globalThis, {
    $define: (/** @type {string} */ name, /** @type {Make} */ make) =>
      makes.has(name) || makes.set(name, make),
    $start: need,
  });
})();
