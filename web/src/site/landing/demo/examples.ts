import type { AccountFormat, CountryCode } from '#shared/engine/names.ts';
import type { Companions } from '#shared/engine/pack.ts';

/** One number to play with. */
export interface Demo {
  readonly country: CountryCode;
  readonly format: AccountFormat;
  /** The number beside the account's that is shown instead of it: a routing number. */
  readonly companion?: keyof Companions;
  /** Whose account it is, where the number does not say. */
  readonly bankCode?: string;
  /** A well-formed number. */
  readonly number: string;
  /** A slip nobody could explain away; without it the last digit is another one. */
  readonly wrong?: string;
  /** What is typed of it so far; three fifths without it. */
  readonly half?: string;
}

/** The countries in the order in which the product lists them, the usual format of each first. */
export const demos: readonly [Demo, ...Demo[]] = [
  { country: 'MX', format: 'CLABE', number: '002115016003269411' },
  { country: 'PE', format: 'CCI', number: '00392401319240299683' },
  // Nequi: the account is a mobile number, and those begin with 3.
  { country: 'CO', format: 'LOCAL', bankCode: '507', number: '3104567892', wrong: '5104567892' },
  // BancoEstado: a letter O for a zero.
  { country: 'CL', format: 'LOCAL', bankCode: '012', number: '36270064219', wrong: '3627O064219', half: '36' },
  { country: 'AR', format: 'CBU', number: '2850590940090418135201' },
  { country: 'AR', format: 'CVU', number: '0000003100065557211734' },
  // What no alias may hold, and too few characters.
  { country: 'AR', format: 'ALIAS', number: 'pan.pampa.tango', wrong: 'pan.pampa_tango', half: 'pan.p' },
  { country: 'BR', format: 'IBAN', number: 'BR9700360305000010009795493P1', wrong: 'BR9700360305000010009795439P1' },
  { country: 'BR', format: 'PIX', number: '39053344705' },
  // BROU: the client's number and the subaccount, one digit too many.
  {
    country: 'UY',
    format: 'LOCAL',
    bankCode: '001',
    number: '00123456700001',
    wrong: '001234567000012',
    half: '00123',
  },
  { country: 'EC', format: 'LOCAL', bankCode: '0010', number: '2204567813', wrong: '22O4567813', half: '22' },
  { country: 'US', format: 'LOCAL', companion: 'routingNumber', number: '021000021' },
];

export const demoCountries: readonly CountryCode[] = [...new Set(demos.map(({ country }) => country))];

export const demosOf = (country: CountryCode): readonly Demo[] => demos.filter((demo) => demo.country === country);

export const exampleNames = ['right', 'wrong', 'half'] as const;
export type ExampleName = (typeof exampleNames)[number];

/**
 * Three ways to meet a number: as it is, with its last digit changed, and cut off after three fifths.
 * 002115016003269411 becomes ...417 and 00211501600.
 */
export const examplesOf = ({ number, wrong, half }: Demo): Readonly<Record<ExampleName, string>> => ({
  right: number,
  wrong: wrong ?? number.slice(0, -1) + ((Number(number.at(-1)) + 6) % 10),
  half: half ?? number.slice(0, Math.ceil(number.length * 0.6)),
});
