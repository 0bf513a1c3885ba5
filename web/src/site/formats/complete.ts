import { indexesOf } from '#shared/anatomy/layout.ts';
import { grouped, normalise } from '#shared/engine/normalise.ts';
import type { FormatNumber } from './format-number.ts';

/** A whole number, and which of its characters were computed. */
export interface Completed {
  readonly number: string;
  readonly added: readonly number[];
}

/** What may stand for a check digit until it is known: some kinds show their form only beside the right one. */
const fillers = '0123456789KAXP';
const checkCharactersAtMost = 2;

/** The body with a gap of fillers wherever a check digit belongs; nothing where no form has that length. */
const spread = ({ checksOf }: FormatNumber, body: string, filler: string): Completed | undefined => {
  for (let count = 1; count <= checkCharactersAtMost; count++) {
    const gaps = checksOf(body + filler.repeat(count)).flatMap(({ at, end }) => indexesOf({ from: at, to: end }));
    if (gaps.length !== count || gaps.some((gap) => gap > body.length + count - 1)) continue;
    const number = gaps.reduce((text, gap) => text.slice(0, gap) + filler + text.slice(gap), body);
    if (number.length === body.length + count) return { number, added: gaps };
  }
  return undefined;
};

/** Each check digit in turn, as a later one may cover an earlier one. */
const settled = ({ explain }: FormatNumber, start: Completed): Completed | undefined => {
  let { number } = start;
  for (const index of explain(number).keys()) {
    const { position = 0, expected } = explain(number)[index] ?? {};
    if (expected === undefined) return undefined;
    number = number.slice(0, position - 1) + expected + number.slice(position - 1 + expected.length);
  }
  const sums = explain(number);
  return sums.length > 0 && sums.every(({ agrees }) => agrees) ? { ...start, number } : undefined;
};

/** What a completed number adds to what was typed: a country's code ahead, an establishment behind. */
export interface Frame {
  readonly ahead?: string;
  readonly behind?: string;
}

const framed = (text: string, { ahead = '', behind = '' }: Frame): string =>
  (text.startsWith(ahead) ? '' : ahead) + text + behind;

/**
 * The whole number that a body becomes with its check digits; nothing where it has another length, or where no number is issued.
 * CLABE 01218000014821377 becomes 012180000148213777, or whatever digit the engine expects there.
 */
export const completed = (of: FormatNumber, typed: string, frame: Frame = {}): Completed | undefined => {
  const text = normalise(typed, of.kind.writing ?? grouped);
  if (text === '') return undefined;
  const body = framed(text, frame);
  for (const filler of fillers) {
    const start = spread(of, body, filler);
    const whole = start && settled(of, start);
    // An establishment behind belongs after the check digit, never before it.
    if (whole && (!frame.behind || whole.number.startsWith(text)) && of.judge(whole.number).state === 'well-formed')
      return whole;
  }
  return undefined;
};
