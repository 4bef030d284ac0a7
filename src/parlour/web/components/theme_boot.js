// Runs before the first paint, so that the page never flashes in another light. Plain script: modules come too late.
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
  // What the page is about is told where it takes longer than this, counted from the moment it was asked for.
  root.style.setProperty('--opening', `${Math.max(0, 400 - performance.now())}ms`);
  if (kept.text > 100) root.style.setProperty('--reading', `${kept.text}%`);
})();
