/** Names pages whose address is like the one that leads nowhere: what compares them is loaded there alone. */
export const startSimilar = (): void => {
  const place = document.querySelector<HTMLElement>('[data-similar]');
  if (place) void import('./nearest.ts').then(({ showNearest }) => showNearest(place));
};
