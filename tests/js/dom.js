/** Gives browser modules a document; import this before the module under test. */
import { Window } from 'happy-dom';

const window = new Window({ url: 'http://localhost/t/pylos' });
const globals = [
  'document',
  'location',
  'sessionStorage',
  'localStorage',
  'navigator',
  'HTMLElement',
  'HTMLButtonElement',
  'SVGElement',
  'Element',
  'Node',
  'Event',
  'KeyboardEvent',
  'FocusEvent',
  'MouseEvent',
  'PointerEvent',
  'CustomEvent',
  'MutationObserver',
  'DocumentFragment',
  'Comment',
  'Text',
  'NodeFilter',
  'getComputedStyle',
  'matchMedia',
];
for (const name of globals) {
  Object.defineProperty(globalThis, name, {
    value: window[name],
    configurable: true,
    writable: true,
  });
}
Object.defineProperty(globalThis, 'window', { value: window, configurable: true });
for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'])
  globalThis[name] = window[name].bind(window);
// Timers of the window would keep the process alive.
globalThis.requestAnimationFrame = callback => setTimeout(() => callback(performance.now()), 0);
globalThis.cancelAnimationFrame = clearTimeout;
