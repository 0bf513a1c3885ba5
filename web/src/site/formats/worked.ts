import { valueOf } from '#shared/engine/check-digits.ts';
import type { CheckMethod, WeightedSum } from '#shared/engine/check-digits.ts';
import type { DigitSum } from '#shared/engine/explain.ts';
import type { FormatNumber } from './format-number.ts';

/** One character on its way into a sum. */
export interface Column {
  readonly index: number;
  readonly character: string;
  readonly value: number;
  readonly weight: number;
  /** Value times weight. */
  readonly product: number;
  /** What of it is added. */
  readonly counted: number;
  /** A part of the number begins here. */
  readonly isFirst: boolean;
}

/** How the remainder becomes the check digit: what is missing to the next ten, to eleven, or a place in a list. */
export type Rule = 'ten' | 'eleven' | 'itself' | 'list';

export interface Worked {
  readonly part: DigitSum['part'];
  readonly position: number;
  readonly check: string;
  readonly columns: readonly Column[];
  readonly method: WeightedSum;
  readonly sum: number;
  readonly modulus: number;
  readonly remainder: number;
  readonly rule: Rule;
}

const isWeighted = (method: CheckMethod): method is WeightedSum => !method.compute;

/** 11 less the remainder; what the remainders 0 and 1 become differs from one identifier to the next. */
const isToEleven = (remainders: string): boolean => remainders.endsWith('987654321') && remainders.length === 11;

const ruleOf = (remainders: string, remainder: number): Rule => {
  if (remainders === '0987654321') return 'ten';
  if (!isToEleven(remainders)) return 'list';
  return remainder > 1 ? 'eleven' : 'itself';
};

/** The sum of each check digit of a number, from the engine's own explanation; none of one that is no weighted sum. */
export const workedOf = (of: FormatNumber, number: string): readonly Worked[] => {
  const { normalized, parts } = of.judge(number);
  const methods = of.checksOf(normalized).map(({ method }) => method);
  const starts = new Set(parts.map(({ from }) => from));
  return of.explain(number).flatMap((sum, index) => {
    const method = methods[index];
    if (!method || !isWeighted(method)) return [];
    const columns = sum.terms.map(({ index: at, weight, product: counted }, place): Column => {
      const value = valueOf(method, normalized, at);
      const isFirst = place > 0 && starts.has(at);
      return { index: at, character: normalized.charAt(at), value, weight, product: value * weight, counted, isFirst };
    });
    const remainder = sum.sum % sum.modulus;
    const { part, position, typed: check, modulus } = sum;
    const rule = ruleOf(method.remainders, remainder);
    return { part, position, check, columns, method, sum: sum.sum, modulus, remainder, rule };
  });
};

/** `3, 7, 1` for weights that repeat, otherwise all of them: as few as say the rest. */
export const cycleOf = (weights: readonly number[]): readonly number[] => {
  for (let length = 1; length <= weights.length / 2; length++)
    if (weights.every((weight, index) => weight === weights[index % length])) return weights.slice(0, length);
  return weights;
};

/** `10, 9, 8 … 2`: told by its ends. */
export const isCountdown = (weights: readonly number[]): boolean =>
  weights.length > 2 && weights.every((weight, index) => index === 0 || weight === (weights[index - 1] ?? 0) - 1);
