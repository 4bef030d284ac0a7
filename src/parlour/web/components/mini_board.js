/** Small live boards for cards and lists, drawn by each game's `ui/mini.js`. */
import { html, ref } from '../vendor/lit.js';
import { loadStylesheet, gameName } from './games.js';

/** @typedef {(element: HTMLElement, view: import('../types').View | null) => void} Mini */
/** @type {Map<string, Promise<Mini | null>>} */
const renderers = new Map();

/** @param {string} game */
function loadRenderer(game) {
  if (!renderers.has(game))
    renderers.set(
      game,
      Promise.all([
        import(`/games/${game}/ui/mini.js`),
        loadStylesheet(`/games/${game}/ui/mini.css`),
      ]).then(
        ([module]) => module.default,
        () => null,
      ),
    );
  return /** @type {Promise<Mini | null>} */ (renderers.get(game));
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
 */
async function draw(element, game, view) {
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
    renderBoard(element, view);
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
 */
export function miniBoard(game, view = null) {
  const attach = ref(element => {
    if (element) draw(/** @type {HTMLElement} */ (element), game, view);
  });
  return html`<span class="mini-host" aria-hidden="true" ${attach}></span>`;
}
