/** Small live boards for cards and lists, drawn by each game's `ui/mini.js` or from a layout. */
import { html, ref } from '../vendor/lit.js';
import { fetchGameCards, loadStylesheet, gameName } from './games.js';

/** @typedef {import('../types').Layout} Layout */
/**
 * @typedef {(element: HTMLElement, view: import('../types').View | null, layout: Layout | null) =>
 *   void} Mini
 */
/** @type {Map<string, Promise<Mini | null>>} */
const renderers = new Map();

/** @param {string} game */
function loadRenderer(game) {
  if (!renderers.has(game))
    renderers.set(
      game,
      importRenderer(game).catch(() => null),
    );
  return /** @type {Promise<Mini | null>} */ (renderers.get(game));
}

/**
 * @param {string} game
 * @returns {Promise<Mini>}
 */
async function importRenderer(game) {
  const sample = (await fetchGameCards()).find(card => card.spec.id === game)?.sample_layout;
  if (sample) {
    const [{ miniLayout }] = await Promise.all([
      import('../board/layout_mini.js'),
      loadStylesheet('/web/board/layout.css'),
    ]);
    return (element, _view, layout) => miniLayout(element, layout ?? sample);
  }
  const [module] = await Promise.all([
    import(`/games/${game}/ui/mini.js`),
    loadStylesheet(`/games/${game}/ui/mini.css`),
  ]);
  return module.default;
}

/**
 * Drawing functions of boards outside the viewport, which are drawn when the user scrolls near
 * them.
 * @type {WeakMap<Element, () => void>}
 */
const pendingDraws = new WeakMap();
const observer = new IntersectionObserver(
  entries => {
    for (const { target, isIntersecting } of entries)
      if (isIntersecting) {
        observer.unobserve(target);
        pendingDraws.get(target)?.();
      }
  },
  { rootMargin: '200px' },
);

/** @type {WeakMap<Element, string>} */
const drawnScenes = new WeakMap();
/**
 * @param {HTMLElement} element
 * @param {string} game
 * @param {import('../types').View | null} view
 * @param {Layout | null} layout
 */
async function draw(element, game, view, layout) {
  const scene = game + JSON.stringify(view);
  if (drawnScenes.get(element) === scene) return;
  drawnScenes.set(element, scene);
  await new Promise(resolve => {
    pendingDraws.set(element, () => resolve(undefined));
    observer.observe(element);
  });
  const renderBoard = await loadRenderer(game);
  if (drawnScenes.get(element) !== scene) return;
  try {
    if (!renderBoard) throw new Error('no art yet');
    renderBoard(element, view, layout);
    element.classList.remove('bare');
  } catch {
    element.classList.add('bare');
    element.textContent = gameName(game)[0];
  }
}

/**
 * Return a small board of a view, or of a sample position without a view.
 * @param {string} game
 * @param {import('../types').View | null} [view]
 * @param {Layout | null} [layout] the layout of the view, in games whose boards the site draws
 */
export function miniBoard(game, view = null, layout = null) {
  const attach = ref(element => {
    if (element) draw(/** @type {HTMLElement} */ (element), game, view, layout);
  });
  return html`<span class="mini-host" aria-hidden="true" ${attach}></span>`;
}
