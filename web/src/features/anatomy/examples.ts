import type { AccountFormat, CountryCode } from '#shared/engine/names.ts';

/** One tab of the demo. */
export interface Demo {
  readonly country: CountryCode;
  readonly format: AccountFormat;
}

export const demos = [
  { country: 'MX', format: 'CLABE' },
  { country: 'AR', format: 'CBU' },
  { country: 'AR', format: 'CVU' },
] as const satisfies readonly Demo[];

export const exampleNames = ['right', 'wrong', 'half'] as const;
export type ExampleName = (typeof exampleNames)[number];

/**
 * Three ways to meet a published number: as it is, with its last digit changed, and cut off after three fifths.
 * 002115016003269411 becomes ...417 and 00211501600.
 */
export const examplesOf = (published: string): Readonly<Record<ExampleName, string>> => ({
  right: published,
  wrong: published.slice(0, -1) + ((Number(published.at(-1)) + 6) % 10),
  half: published.slice(0, Math.ceil(published.length * 0.6)),
});
