import fc from 'fast-check';
import { countries } from '#shared/engine/countries/index.ts';
import { sandboxAccounts, scenarios } from '#shared/validation/sandbox.ts';
import { origin } from '../widget-frame.ts';
import { clabeOf, clabes } from '../accounts.ts';
import { goodPassword } from '../customer.ts';
import { Learned, type Kind } from './learned.ts';

const some = <T>(values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values);
const digits = (length: number) =>
  fc.array(fc.nat(9), { minLength: length, maxLength: length }).map((all) => all.join(''));

/** Something an answer told: usually the caller's own, sometimes another customer's, sometimes damaged. */
export const told = (kind: Kind): fc.Arbitrary<Learned> =>
  fc
    .record({
      whose: some(['own', 'own', 'others'] as const),
      pick: fc.nat(10_000),
      damageAt: fc.option(fc.nat(600), { freq: 3, nil: undefined }),
    })
    .map(({ whose, pick, damageAt }) => new Learned(kind, whose, pick, damageAt));

/** The marks by which what is of one customer is found in an answer to another. */
export interface Marks {
  readonly name: string;
  readonly reference: string;
}

/** Stands for the marks of whoever asks, until it is known who does. */
export const markOf = { name: '<mark of the name>', reference: '<mark of the reference>' } as const satisfies Marks;

const moments = [
  '2026-01-01',
  '2026-11-22',
  '2024-02-29',
  '2026-02-30',
  '2026-11-22T00:00:00Z',
  '2099-12-31T23:59:59.999+14:00',
  '0000-01-01',
  '9999-12-31',
];

const newcomer = fc.nat(1e9).map((number) => `fuzz.${number}@fuzz-${number % 9_973}.com.mx`);

/** What a field of this name is usually sent, whatever the operation. */
export const plausible: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  country: some([...Object.keys(countries), 'mx', ' br ']),
  email: fc.oneof(
    told('email'),
    newcomer,
    some([
      'ana@gmail.com',
      'ana@mailinator.com',
      'ana+1@pagosdelsur.com.ar',
      'ANA@PAGOSDELSUR.COM.AR',
      'a@b',
      '"a b"@x.mx',
    ]),
  ),
  password: some([goodPassword, 'Otra-clave-2026', 'password', 'Liverpool1!']),
  confirmPassword: some([goodPassword, 'Otra-clave-2026']),
  token: fc.oneof(told('token'), some(['x'.repeat(43), 'A_-'.repeat(14), '0'])),
  cursor: told('cursor'),
  accountNumber: fc.oneof(
    some([clabes.company, clabes.person, clabes.masked, clabes.notFound, clabes.otherCurrency, clabes.unsupported]),
    digits(11).map((tail) => clabeOf(`012180${tail}`)),
    fc.nat(34).chain(digits),
  ),
  origin: some([origin, origin, 'https://copia.example', 'null', 'https://*.example.com', `${origin}/`]),
  resultToken: told('result'),
  from: some(moments),
  to: some(moments),
  limit: some(['1', '20', '100', '0', '101', '-1', '1.5', '1e1', ' 7', '0x10', '']),
};

const kindsAt: readonly (readonly [part: string, kind: Kind])[] = [
  ['/widget', 'validation'],
  ['/batches', 'batch'],
  ['/sessions', 'session'],
  ['/keys', 'key'],
  ['/pay-links', 'link'],
  ['/payments', 'payment'],
  ['/subscriptions', 'subscription'],
];

/** Of a path: the ids of an operation are told apart by where they stand. */
export const idsOf = (path: string): fc.Arbitrary<unknown> =>
  told(kindsAt.find(([part]) => path.includes(part))?.[1] ?? 'validation');

const sandboxBody = fc
  .record({
    country: some(Object.keys(sandboxAccounts) as (keyof typeof sandboxAccounts)[]),
    scenario: some(Object.values(scenarios)),
  })
  .map(({ country, scenario }) => {
    const { stem, ...rest } = sandboxAccounts[country];
    return { country, accountNumber: stem + scenario.digits, ...rest, environment: 'sandbox' };
  });

const productionBody = digits(11).map((tail) => ({ country: 'MX', accountNumber: clabeOf(`012180${tail}`) }));

/** Whole bodies that an operation accepts, where fields have to fit each other; what it does not ask for is left out. */
export const fitting: Readonly<Record<string, fc.Arbitrary<Readonly<Record<string, unknown>>>>> = {
  createValidation: fc
    .oneof({ weight: 3, arbitrary: sandboxBody }, { weight: 1, arbitrary: productionBody })
    .map((body) => ({ ...body, beneficiaryName: markOf.name, reference: markOf.reference })),
  createBatch: fc.oneof(
    fc.array(fc.oneof(sandboxBody, productionBody), { minLength: 1, maxLength: 3 }).map((rows) => ({
      name: markOf.name,
      environment: 'sandbox',
      rows: rows.map(({ country, accountNumber }, index) => ({
        country,
        accountNumber,
        customId: `${index}`,
        beneficiaryName: markOf.name,
      })),
    })),
    fc.nat(30_000_000).map((bytes) => ({ name: markOf.name, environment: 'sandbox', upload: { bytes } })),
  ),
  createWidgetSession: fc.nat(3).map((more) => ({ origin, maxValidations: more + 1, reference: markOf.reference })),
  redeemWidgetResult: told('result').map((resultToken) => ({ resultToken })),
  openWidgetFrame: fc.constant({ origin }),
  askFromWidgetFrame: sandboxBody.map((body) => ({ ...body, beneficiaryName: markOf.name })),
  changeWidget: fc.nat(9).map((more) => ({ allowedOrigins: [origin, 'https://*.example.com'], perDay: more + 1 })),
  createKey: some(['sandbox', 'sandbox', 'production']).map((environment) => ({ name: markOf.name, environment })),
  changeKey: fc.boolean().map((active) => ({ name: markOf.name, active })),
  rotateKey: fc.boolean().map((endsAtOnce) => ({ endsAtOnce })),
  register: newcomer.map((email) => ({ email, password: goodPassword, confirmPassword: goodPassword })),
  verifyEmail: told('token').map((token) => ({ token, password: goodPassword })),
  resetPassword: told('token').map((token) => ({ token, password: goodPassword, confirmPassword: goodPassword })),
  login: told('email').map((email) => ({ email, password: goodPassword })),
};

/** Fields that are never drawn: whoever could delete the account of a customer would end a trial, whose books are looked at. */
export const given: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  deleteAccount: { password: 'Otra-clave-2026' },
};
