import { layoutOf } from '#shared/engine/number.ts';
import type { Known } from './all.ts';

export interface Length {
  readonly min: number;
  readonly max: number;
  readonly isNumeric: boolean;
}

/** How long numbers of a kind are, as they are begun and as the example is. */
export const lengthOf = ({ format, of }: Known): Length => {
  const { normalized } = of.judge(format.example);
  const texts = ['', normalized, ...(format.also === undefined ? [] : [format.also])];
  const layouts = texts.map((text) => layoutOf(of.kind, text, format.beside ?? {}));
  const { parts } = of.judge(format.example);
  return {
    min: Math.min(...layouts.map(({ min }) => min)),
    max: Math.max(...layouts.map(({ max }) => max)),
    isNumeric: of.manner.isNumeric && parts.every(({ value }) => /^\d*$/.test(value)),
  };
};
