(() => {
  let theme;
  try {
    theme = JSON.parse(localStorage['showboat.settings']).theme;
  } catch {
    // None, or not ours.
  }
  const isNight = theme === 'night' || (theme !== 'day' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = isNight ? 'night' : 'day';
})();
