import { textIn, type Fixture, type Item, type Value } from './fixture.ts';

const S = (text: string): Value => ({ S: text });

/** What only the next release knows: a word where this one has a list of words. */
const words = {
  status: 'SETTLED_IN_PART',
  reason: 'bank_on_holiday',
  kind: 'transfer',
  source: 'voucher',
  tier: 'ultimate',
  error: 'errors.moonTooFull',
} as const;

const isOf =
  (beginning: string, more: Readonly<Record<string, string>> = {}) =>
  (item: Item): boolean =>
    textIn(item, 'sk').startsWith(beginning) &&
    Object.entries(more).every(([name, text]) => textIn(item, name) === text);

const isOfKey = (item: Item): boolean => textIn(item, 'pk').startsWith('KEY#');

/** The gateway key of an account is of a plan that this release does not have. */
const onNewPlan = ({ gateway, ...item }: Item): Item => ({
  ...item,
  ...(gateway && { gateway: { M: { ...(gateway['M'] as Item), tier: S(words.tier) } } }),
});

const lotsIn = (item: Item) => Object.keys(item).filter((name) => name.startsWith('lot_'));

/** Each changes the rows that it is of in a way that no release ever did. */
const changes: readonly { readonly of: (item: Item) => boolean; readonly to: (item: Item) => Item }[] = [
  { of: isOf('VALIDATION#', { status: 'INVALID' }), to: (item) => ({ ...item, status: S(words.status) }) },
  { of: isOf('VALIDATION#', { status: 'ERROR' }), to: (item) => ({ ...item, reason: S(words.reason) }) },
  {
    of: isOf('VALIDATION#', { status: 'VALID' }),
    to: (item) => ({
      ...item,
      via: S('fax'),
      viaId: S('fax_1'),
      fraudLevel: S('UNHEARD_OF'),
      fraudReasons: { L: [S('unheard_of')] },
      nameMatch: { M: { result: S('HALF'), score: { N: '0.5' }, reasons: { L: [] } } },
    }),
  },
  { of: isOf('MOVEMENT#', { kind: 'void' }), to: (item) => ({ ...item, source: S(words.source) }) },
  {
    of: isOf('WALLET'),
    to: (item) => ({
      ...item,
      ...Object.fromEntries(
        lotsIn(item).map((name) => [
          name,
          { M: { ...(item[name]?.['M'] as Item), source: S(words.source), tier: S(words.tier) } },
        ]),
      ),
    }),
  },
  { of: isOf('PAYMENT', { status: 'success' }), to: (item) => ({ ...item, status: S(words.status) }) },
  {
    of: isOf('PAYMENT', { status: 'processing' }),
    to: (item) => ({
      ...item,
      method: S('coins'),
      purchase: { M: { ...(item['purchase']?.['M'] as Item), kind: S('gift') } },
    }),
  },
  { of: isOf('SUBSCRIPTION', { status: 'active' }), to: (item) => ({ ...item, status: S(words.status) }) },
  { of: isOf('SUBSCRIPTION', { status: 'cancelled' }), to: (item) => ({ ...item, endedAs: S('merged') }) },
  { of: isOf('PAYLINK'), to: (item) => ({ ...item, tier: S(words.tier) }) },
  { of: isOf('KEYS'), to: onNewPlan },
  {
    of: isOfKey,
    to: (item) => {
      const tiers = (item['tiers']?.['L'] ?? []) as readonly { readonly M: Item }[];
      const lasting = { M: { until: S('2099-01-01T00:00:00.000Z'), ...tiers[0]?.M, tier: S(words.tier) } };
      return { ...onNewPlan(item), tiers: { L: [...tiers.slice(0, 1), lasting] } };
    },
  },
  { of: isOf('REQUEST#', { error: 'errors.invalidAccount' }), to: (item) => ({ ...item, error: S(words.error) }) },
  {
    of: isOf('REQUEST#', { reachedIn: '2026-12' }),
    to: (item) => ({ ...item, reached: { M: { ...(item['reached']?.['M'] as Item), percentage: { N: '50' } } } }),
  },
  { of: isOf('KEYUSAGE#'), to: (item) => ({ ...item, 'n.z.moon': { N: '3' } }) },
  { of: isOf('PAYEE#'), to: (item) => ({ ...item, recheck: S('weekly'), origin: S('fax'), sold: S('yes') }) },
  { of: isOf('BATCH#', { problem: 'fileUnreadable' }), to: (item) => ({ ...item, stage: S('archived') }) },
  { of: isOf('ROW#', { outcome: 'INVALID' }), to: (item) => ({ ...item, outcome: S(words.status) }) },
  { of: isOf('WEBHOOK#', { state: 'paused' }), to: (item) => ({ ...item, state: S('dozing') }) },
  {
    of: isOf('WEBHOOK#', { state: 'active' }),
    to: (item) => ({ ...item, events: { L: [...((item['events']?.['L'] ?? []) as Value[]), S('payee.blessed')] } }),
  },
  { of: isOf('DELIVERY#', { type: 'batch.completed' }), to: (item) => ({ ...item, state: S('acknowledged') }) },
  { of: isOf('RING#'), to: (item) => ({ ...item, harm: S('whispered') }) },
  { of: isOf('tkt_', { state: 'answered' }), to: (item) => ({ ...item, state: S('snoozed'), kind: S('fax') }) },
  { of: isOf('PROFILE'), to: (item) => ({ ...item, language: S('pt'), registeredWith: { N: '7' } }) },
];

const changed = (item: Item): Item =>
  changes.filter((change) => change.of(item)).reduce((row, { to }) => to(row), item);

/** Every row of it tells more than this one knows. */
const extended = (item: Item): Item => ({ ...item, sinceNext: { M: { of: S('the next release') } } });

/** Rows of a kind that this one does not have: among a customer's, in a list of their own, and under a key of their own. */
const ofNewKind = (item: Item): readonly Item[] =>
  isOf('PROFILE')(item)
    ? ['INVOICE#', 'VALIDATIONS#', 'MOVEMENTS#', 'SESSIONS#', 'WALLETS#'].flatMap((kind): Item[] => [
        {
          pk: S(`USER#${textIn(item, 'userId')}`),
          sk: S(`${kind}1`),
          unsettledPk: S('INVOICES#0'),
          unsettledSk: S('2026-01-01'),
          total: { N: '9' },
        },
        { pk: S(`${kind}${textIn(item, 'userId')}`), sk: S('INVOICE'), lines: { L: [] } },
      ])
    : [];

/** Entries of the ledger of a kind that moves nothing. */
const transfers = (item: Item): readonly Item[] =>
  isOf('MOVEMENT#', { kind: 'void' })(item)
    ? [{ ...item, sk: S(textIn(item, 'sk').replace(/#\d#/, '#9#')), kind: S(words.kind), credits: { N: '0' } }]
    : [];

/** The rows of a release as the one after it might write them, with rows beside them that are new. */
export const nextOf = (fixture: Fixture): Fixture => ({
  ...fixture,
  release: `the one after ${fixture.release}`,
  rows: fixture.rows.flatMap((item) => [extended(changed(item)), ...ofNewKind(item), ...transfers(item)]),
});

/** Whether the row that follows from this one has a status that this release does not know. */
export const isBeyondUs = (row: Item): boolean => changed(row)['status']?.['S'] === words.status;
