/** The promise's value, or `busy` when it takes longer than until then (`performance.now()`). */
export const within = async <T>(promise: Promise<T>, end: number): Promise<T | 'busy'> => {
  const { promise: late, resolve } = Promise.withResolvers<'busy'>();
  const timer = setTimeout(() => resolve('busy'), Math.max(0, end - performance.now()));
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
};
