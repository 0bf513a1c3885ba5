/** A pattern in which `*` is any number of characters, slashes included, and `?` is exactly one. */
export const wildcards = (pattern: string): RegExp => {
  const expression = pattern
    .replace(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${expression}$`, 's');
};
