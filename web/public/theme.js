// Runs before the first paint, so that a chosen theme never flashes. Without a choice the system decides.
(() => {
  const chosen = /(?:^|; )theme=(light|dark)/.exec(document.cookie);
  if (chosen) document.documentElement.dataset.theme = chosen[1];
})();
