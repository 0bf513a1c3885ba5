import type { Said } from '../../pack.ts';

/** One digit over and over agrees with its sums, yet no such document was ever issued. */
export function oneDigitRepeated(text: string): Said<'repeated'> | undefined {
  for (let i = 1; i < text.length; i++) if (text.charCodeAt(i) !== text.charCodeAt(0)) return undefined;
  return { finding: 'repeated' };
}
