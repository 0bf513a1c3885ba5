const name = 'hidden-notices';

const read = (): readonly string[] => sessionStorage.getItem(name)?.split('\n') ?? [];

/** Notices somebody has seen and put away, until this tab is closed. */
export const hidden = {
  has: (key: string): boolean => read().includes(key),
  add: (key: string): void => sessionStorage.setItem(name, [...read(), key].join('\n')),
};
