// Sets light or dark mode before the first paint; `settings/settings.ts` takes over from here.
(() => {
  let theme = 'auto';
  try {
    theme = JSON.parse(localStorage.getItem('showboat.settings') ?? '{}').theme;
  } catch {
    // No storage, or not ours: the system's choice.
  }
  const isNight = theme === 'night' || (theme !== 'day' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = isNight ? 'night' : 'day';
})();
