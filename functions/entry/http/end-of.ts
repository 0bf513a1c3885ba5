/** Whatever somebody waits for who does not listen to the signal. */
export const endOf = (signal: AbortSignal, what: string): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error(`${what} took too long`)), { once: true });
  });
