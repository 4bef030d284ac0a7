// Applies the stored theme before the first paint. This is a classic script, since modules run too
// late.
(() => {
  const root = document.documentElement;
  const kept = (() => {
    try {
      return JSON.parse(localStorage.getItem('parlour-settings') ?? '{}');
    } catch {
      return {};
    }
  })();
  const night = matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme =
    kept.theme === 'light' || kept.theme === 'dark' ? kept.theme : night ? 'dark' : 'light';
  if (kept.motion === 'still' || kept.motion === 'full') root.dataset.motion = kept.motion;
  if (kept.speed) root.dataset.speed = kept.speed;
  // The delay of the loading message: 400 ms after the navigation started.
  root.style.setProperty('--opening', `${Math.max(0, 400 - performance.now())}ms`);
  if (kept.text > 100) root.style.setProperty('--reading', `${kept.text}%`);
})();
