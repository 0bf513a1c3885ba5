function* numbered<T>(all: Iterable<T>): Generator<readonly [index: number, one: T]> {
  let index = 0;
  for (const one of all) yield [index++, one];
}

/** Does something with each of them, so many at once; what came of them stands in their order. */
export const inLanes = async <T, R>(
  lanes: number,
  all: Iterable<T>,
  each: (one: T, index: number) => Promise<R>,
): Promise<R[]> => {
  const done: R[] = [];
  const waiting = numbered(all);
  const lane = async (): Promise<void> => {
    for (const [index, one] of waiting) done[index] = await each(one, index);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return done;
};
