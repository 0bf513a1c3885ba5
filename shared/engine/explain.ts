import { agreesOtherwise, counted, expectedCheck, valueOf } from './check-digits.ts';
import type { Beside, CheckMethod } from './check-digits.ts';
import { formFor, tableIn } from './layout.ts';
import type { PlacedCheck } from './layout.ts';
import type { FindingCode, PartName } from './names.ts';
import { grouped, normalise } from './normalise.ts';
import { layoutOf } from './number.ts';
import type { NumberKind } from './pack.ts';
import { read } from './reading.ts';

/** One character on its way into the sum; `index` counts from 0 in `normalized`. */
export interface Term {
  readonly index: number;
  readonly value: number;
  readonly weight: number;
  readonly product: number;
}

/** How a check digit comes about, as far as it is typed. Checks that are no weighted sum have no terms. */
export interface DigitSum {
  readonly code: FindingCode;
  readonly part: PartName;
  /** Block it covers, as in `slice`. */
  readonly from: number;
  readonly to: number;
  /** 1-based place of the check digit. */
  readonly position: number;
  readonly weights: readonly number[];
  readonly terms: readonly Term[];
  readonly sum: number;
  readonly modulus: number;
  /** Known once its block is typed, unless no number is issued for it. */
  readonly expected?: string;
  readonly typed: string;
  /** Known once block and check digit are typed. */
  readonly agrees?: boolean;
}

export function explainNumber(kind: NumberKind, number: string, beside: Beside): DigitSum[] {
  const whole = normalise(number, kind.writing ?? grouped);
  const form = formFor(layoutOf(kind, whole, beside), whole.length);
  const walked = read(tableIn(form), whole);
  const text = walked < 0 ? whole.slice(0, ~walked) : whole;
  return form.checks.map((check) => explainCheck(kind, check, text, beside));
}

function explainCheck(kind: NumberKind, check: PlacedCheck, text: string, beside: Beside): DigitSum {
  const { finding, from, to, at, end, method } = check;
  // Blank where no number is issued: then nothing typed can be right.
  const expected = text.length >= to ? expectedCheck(method, text, from, to, beside) : undefined;
  const typed = text.slice(at, end);
  const isTyped = expected !== undefined && typed.length === end - at;
  const isRight = typed === expected || agreesOtherwise(method, text, from, to, typed, beside);
  return {
    code: `${kind.code}.${finding}` as FindingCode,
    part: check.part as PartName,
    from,
    to,
    position: at + 1,
    ...summed(method, text, from, to, beside),
    ...(expected?.trim() && { expected }),
    typed,
    ...(isTyped && { agrees: isRight }),
  };
}

function summed(method: CheckMethod, text: string, from: number, to: number, beside: Beside) {
  if ('compute' in method) return { weights: [], terms: [], sum: 0, modulus: 0 };
  const ahead = method.weights.length - (to - from);
  const before = method.before?.(beside) ?? '';
  const weighed = (characters: string, index: number, place: number) => {
    const weight = method.weights[place] ?? 0;
    const value = valueOf(method, characters, index);
    return { index, value, weight, product: counted(method.product, value * weight) };
  };
  const start = Array.from(before, (_, i) => weighed(before, i, i));
  const terms: Term[] = Array.from(text.slice(from, to), (_, i) => weighed(text, from + i, ahead + i));
  const sum = [...start, ...terms].reduce((total, { product }) => total + product, 0);
  return { weights: method.weights.slice(ahead), terms, sum, modulus: method.remainders.length };
}
