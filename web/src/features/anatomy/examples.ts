import type { AccountFormat, CountryCode } from '#shared/engine/names.ts';

/** One tab of the demo. */
export interface Demo {
  readonly country: CountryCode;
  readonly format: AccountFormat;
  /** A well-formed number. */
  readonly number: string;
}

export const demos = [
  { country: 'MX', format: 'CLABE', number: '002115016003269411' },
  { country: 'AR', format: 'CBU', number: '2850590940090418135201' },
  { country: 'AR', format: 'CVU', number: '0000003100065557211734' },
] as const satisfies readonly Demo[];

export const exampleNames = ['right', 'wrong', 'half'] as const;
export type ExampleName = (typeof exampleNames)[number];

/**
 * Three ways to meet a number: as it is, with its last digit changed, and cut off after three fifths.
 * 002115016003269411 becomes ...417 and 00211501600.
 */
export const examplesOf = (number: string): Readonly<Record<ExampleName, string>> => ({
  right: number,
  wrong: number.slice(0, -1) + ((Number(number.at(-1)) + 6) % 10),
  half: number.slice(0, Math.ceil(number.length * 0.6)),
});
