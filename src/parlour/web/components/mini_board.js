/** Small living boards for cards and lists, drawn by each game's own art. */
import { html, ref } from '../vendor/lit.js';
import { loadStylesheet, gameName } from './games.js';

/** @typedef {(element: HTMLElement, view: import('../types').View | null) => void} Mini */
/** @type {Map<string, Promise<Mini | null>>} */
const drawers = new Map();

/** @param {string} game */
function drawer(game) {
  if (!drawers.has(game))
    drawers.set(
      game,
      Promise.all([
        import(`/games/${game}/ui/mini.js`),
        loadStylesheet(`/games/${game}/ui/mini.css`),
      ]).then(
        ([module]) => module.default,
        () => null,
      ),
    );
  return /** @type {Promise<Mini | null>} */ (drawers.get(game));
}

/** Boards out of sight wait until they are scrolled near. @type {WeakMap<Element, () => void>} */
const waiting = new WeakMap();
const sight = new IntersectionObserver(
  seen => {
    for (const { target, isIntersecting } of seen)
      if (isIntersecting) {
        sight.unobserve(target);
        waiting.get(target)?.();
      }
  },
  { rootMargin: '200px' },
);

/** @type {WeakMap<Element, string>} */
const drawn = new WeakMap();
/** @param {HTMLElement} element @param {string} game @param {import('../types').View | null} view */
async function draw(element, game, view) {
  const scene = game + JSON.stringify(view);
  if (drawn.get(element) === scene) return;
  drawn.set(element, scene);
  await new Promise(near => {
    waiting.set(element, () => near(undefined));
    sight.observe(element);
  });
  const paint = await drawer(game);
  if (drawn.get(element) !== scene) return;
  try {
    if (!paint) throw new Error('no art yet');
    paint(element, view);
    element.classList.remove('bare');
  } catch {
    element.classList.add('bare');
    element.textContent = gameName(game)[0];
  }
}

/**
 * A small board; without a view, a scene the game chooses.
 * @param {string} game
 * @param {import('../types').View | null} [view]
 */
export function miniBoard(game, view = null) {
  const drawn = ref(element => {
    if (element) draw(/** @type {HTMLElement} */ (element), game, view);
  });
  return html`<span class="mini-host" aria-hidden="true" ${drawn}></span>`;
}
