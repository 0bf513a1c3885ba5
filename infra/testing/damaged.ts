import type { Item } from './releases/fixture.ts';

/** The keys of the table and of its index: DynamoDB itself takes nothing but text there. */
const isKey = (name: string): boolean => ['pk', 'sk', 'unsettledPk', 'unsettledSk'].includes(name);

/** A row three times worse in each of its fields: with a word, a type and a gap of another version. */
export const poisoned = (item: Item): readonly Item[] =>
  Object.keys(item)
    .filter((name) => !isKey(name))
    .flatMap((name) => [
      { ...item, [name]: { S: 'FROM_ANOTHER_VERSION' } },
      { ...item, [name]: { L: [{ BOOL: true }] } },
      Object.fromEntries(Object.entries(item).filter(([other]) => other !== name)),
    ]);

/** The same text with every id in it counted on: rows of their own, each where it belongs. */
const renamed = (item: Item, id: string, serial: number): Item =>
  JSON.parse(JSON.stringify(item).replaceAll(id, id.slice(0, -3) + String(serial).padStart(3, '0'))) as Item;

export const asRows = (item: Item): readonly Item[] => {
  const [id = ''] = /(?<=#)(val|ses|lot)_\w+$/.exec(String(item['sk']?.['S'])) ?? [];
  return poisoned(item).map((worse, serial) => renamed(worse, id, serial));
};

/** A debt, as it stands inside a wallet. */
const debt: Item = {
  debtId: { S: 'debt_1' },
  owed: { N: '1' },
  total: { N: '2' },
  of: { S: 'lot_1' },
  source: { S: 'pack' },
  at: { S: '2026-11-22T10:00:00.000Z' },
  paymentId: { S: 'pay_1' },
};

/** A subscription, as a wallet tells of it. */
const running: Item = { plan: { S: 'basic' }, until: { S: '2026-01-01T00:00:00.000Z' } };

/** Lots, debts and subscriptions stand inside the wallet. */
export const asWallet = (wallet: Item): readonly Item[] => {
  const [name = ''] = Object.keys(wallet).filter((attribute) => attribute.startsWith('lot_'));
  const lots = poisoned((wallet[name]?.['M'] ?? {}) as Item).map((M, serial) => [`lot_${serial}`, { M }]);
  const debts = poisoned(debt).map((M, serial) => [`debt_${serial}`, { M }]);
  const subscriptions = poisoned(running).map((M, serial) => [`sub_${serial}`, { M }]);
  const texts = { lot_text: { S: 'x' }, debt_text: { S: 'x' }, sub_text: { S: 'x' }, lateChanges: { S: 'x' } };
  return [{ ...wallet, ...Object.fromEntries([...lots, ...debts, ...subscriptions]), ...texts }];
};

/** What stands inside the attributes of a row is damaged too: in its maps, and in the first map of its lists. */
export const inside = (item: Item): readonly Item[] =>
  Object.entries(item).flatMap(([name, { M, L }]): readonly Item[] => {
    const [first] = (L ?? []) as readonly { readonly M?: Item }[];
    return [
      ...poisoned((M ?? {}) as Item).map((worse) => ({ ...item, [name]: { M: worse } })),
      ...poisoned(first?.M ?? {}).map((M) => ({ ...item, [name]: { L: [{ M }] } })),
    ];
  });
