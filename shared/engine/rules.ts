import type { Said } from './pack.ts';

/** Zeros only pass every sum and belong to nobody. */
export function zerosOnly(text: string): Said<'zeros'> | undefined {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) !== 48) return undefined;
  return { finding: 'zeros' };
}
