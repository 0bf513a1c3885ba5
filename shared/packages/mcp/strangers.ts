const longest = 300;

/**
 * Signs that show nothing, or show the rest in another order: controls, zero-width and bidirectional signs, tags. Names of
 * holders are written by strangers, and what is hidden in them would be read by a model all the same.
 */
const hidden = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]+/gu;

const cleaned = (text: string): string => {
  const visible = text.replace(hidden, ' ').trim();
  return visible.length > longest ? `${visible.slice(0, longest)}…` : visible;
};

/** A value of the API, each text in it as one visible line. */
export const withoutHidden = (value: unknown): unknown => {
  if (typeof value === 'string') return cleaned(value);
  if (Array.isArray(value)) return value.map(withoutHidden);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, held]) => [name, withoutHidden(held)]));
};
