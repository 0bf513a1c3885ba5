const signs = ['pointerdown', 'focusin', 'keydown', 'input', 'click'] as const;

/** When somebody first lays hands on an element, or on anything in a window. */
export const touched = (place: HTMLElement | Window): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const listening = new AbortController();
  const first = () => {
    listening.abort();
    resolve();
  };
  for (const sign of signs) place.addEventListener(sign, first, { passive: true, signal: listening.signal });
  return promise;
};
