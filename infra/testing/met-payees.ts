import { pageOf } from '#functions/store/payees/pages.ts';
import { clabes } from './accounts.ts';
import type { Customer } from './customer.ts';
import { textIn, type Item } from './releases/fixture.ts';

const account = { country: 'MX', accountNumber: clabes.company } as const;

/** One with an account that is asked about every month, and another one, whose line stands on another page. */
export const twoPayees = async ({ call }: Customer) => {
  const { id } = await call('POST /api/payees', { body: { name: 'Acme', ...account } });
  await call('PATCH /api/payees/{id}', { params: { id }, body: { recheck: 'monthly' } });
  let other = id;
  while (pageOf(other) === pageOf(id)) ({ id: other } = await call('POST /api/payees', { body: { name: 'Bravo' } }));
  return { id, other };
};

type Meet = (by: Customer, id: string) => Promise<unknown>;

/** Rows that name the first of them, or the book, and who meets them. */
export const payeeKinds: Readonly<Record<string, Meet>> = {
  'PAYEE#': ({ call }, id) => call('GET /api/payees/{id}', { params: { id } }),
  'PAYEEPAGE#': ({ call }) => call('GET /api/payee-book', {}),
  PAYEEBOOK: ({ call }) => call('GET /api/payee-book', {}),
  'PAYEEBY#': ({ call }) => call('POST /api/payees/recognize', { body: account }),
};

export const isToMeet = (row: Item, kind: string, id: string): boolean =>
  textIn(row, 'sk').startsWith(kind) && (kind === 'PAYEEBOOK' || JSON.stringify(row).includes(id));
