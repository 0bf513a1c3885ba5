const dot = '•';

/** `FBA010203KL3` becomes `FBA••••••KL3`: a quarter at each end, so that half of it is not told. */
export const halfMasked = (text: string): string => {
  const open = Math.floor(text.length / 4);
  return text.slice(0, open) + dot.repeat(text.length - 2 * open) + text.slice(text.length - open);
};

/** `María José Pérez` becomes `M. J. P.` */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => /[\p{L}\p{N}]/u.exec(word)?.[0])
    .filter((letter) => letter !== undefined)
    .map((letter) => `${letter.toUpperCase()}.`)
    .join(' ');
