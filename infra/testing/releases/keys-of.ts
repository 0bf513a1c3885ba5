import { textIn, userIdOf, type Fixture, type Item, type Value } from './fixture.ts';
import { kindsOf } from './kinds.ts';
import type { readKeys } from './life-with-keys.ts';

type OfKeys = Awaited<ReturnType<typeof readKeys>>;

const sumOf = (numbers: readonly unknown[]): number =>
  numbers.reduce<number>((sum, number) => sum + Number((number as Value)['N']), 0);

/** What a fixture holds of somebody's keys: by id, how many secrets and validations of the month, and how many requests. */
export const keysOf = (fixture: Fixture, person: { readonly email: string }) => {
  const userId = userIdOf(fixture, person);
  const rows = fixture.rows.filter((row) => textIn(row, 'userId') === userId || textIn(row, 'pk') === `USER#${userId}`);
  const of = (kind: string) => rows.filter((row) => kindsOf(row).includes(kind));
  const mapIn = (row: Item, name: string) => row[name]?.['M'] as Value | undefined;
  const keys = of('apiKey').map((row) => {
    const secrets = Object.keys(mapIn(row, 'secrets') ?? {}).length;
    return [textIn(row, 'id'), { secrets, month: sumOf(Object.values(mapIn(row, 'months') ?? {})) }] as const;
  });
  const withoutRow = of('refusedUsage').map((row) => row['n.r.429']);
  return { keys: Object.fromEntries(keys), requests: of('request').length, withoutRow: sumOf(withoutRow) };
};

/** The same of keys as they are shown. */
export const shownKeys = ({ keys, requests }: OfKeys) => ({
  keys: Object.fromEntries(keys.map(({ id, secrets, usage }) => [id, { secrets: secrets.length, month: usage.month }])),
  requests: requests.length,
});
/** How many they sent by what was counted of them. */
export const requestsIn = ({ usage }: OfKeys): number => usage.reduce((sum, { requests }) => sum + requests, 0);
