// Day or night before anything is painted; `settings/settings.ts` takes over from here.
(() => {
  let theme = 'auto';
  try {
    theme = JSON.parse(localStorage.getItem('showboat.settings') ?? '{}').theme;
  } catch {
    // No storage, or not ours: as the system has it.
  }
  const isNight = theme === 'night' || (theme !== 'day' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = isNight ? 'night' : 'day';
})();
