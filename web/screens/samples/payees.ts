import type { InputOf } from '#shared/contract/endpoint.ts';
import type { EndpointAt } from '#shared/contract/index.ts';
import { judgeAccount } from '#shared/engine/index.ts';
import { Fault } from '#shared/errors/fault.ts';
import { newId } from '#functions/proof.ts';
import { payeeSummaryOf } from '#functions/payees/summary.ts';
import { payeeView } from '#functions/payees/view.ts';
import { changesOf, lastAtOf } from '#functions/rules/payees/changes.ts';
import { finderOf, inOrder, lineOf, readLine } from '#functions/rules/payees/line.ts';
import type { Payee } from '#functions/rules/payees/payee.ts';
import type { Answers } from '../stage/answers.ts';
import { ago } from '../stage/usual.ts';

type Stated = Extract<InputOf<EndpointAt<'POST /api/payees'>>['body'], { country?: unknown }>;

const dayMs = 86_400_000;
const now = (): string => new Date().toISOString();

/** Somebody of Mexico who is paid, as it was stated by hand and never asked about. */
export const payeeOf = (name: string, accountNumber: string, document?: string, change: Partial<Payee> = {}): Payee => {
  const { normalized } = judgeAccount({ country: 'MX', format: 'CLABE', accountNumber });
  const numbers = { accountNumber: normalized, normalized, masked: '' };
  return {
    id: newId('pye', now()),
    userId: '',
    name,
    ...(document && { document: { type: 'RFC', number: document, id: document } }),
    origin: 'hand',
    accounts: [{ id: accountNumber, country: 'MX', format: 'CLABE', ...numbers, firstAt: ago(90 * dayMs) }],
    names: [],
    validations: 0,
    recheck: 'never',
    events: [{ at: ago(90 * dayMs), what: 'saved', times: 1 }],
    createdAt: ago(90 * dayMs),
    version: 1,
    ...change,
  };
};

/** The same, when a bank named them for their account yesterday. */
export const answered = (payee: Payee, holder: string): Payee => {
  const said = { name: holder, since: ago(30 * dayMs), until: ago(dayMs) };
  const accounts = payee.accounts.map((one) => ({ ...one, holder: said, said, lastAt: said.until }));
  return { ...payee, accounts, validations: 3 };
};

/** Whom somebody pays. Every part may be changed while the screen is open. */
export interface Book {
  payees: Payee[];
  savesByDocument: boolean;
}

const lineIn = (payee: Payee) => {
  const text = lineOf({ ...payee, isChanged: changesOf(payee).length > 0, lastAt: lastAtOf(payee) });
  const line = readLine(payee.id, text);
  if (!line) throw new Error('The product reads what it writes');
  return { ...line, payee };
};

/** As the product finds and sorts them. */
const pageOf = async ({ payees }: Book, search = '', changed?: boolean) => {
  const found = payees
    .map(lineIn)
    .filter((line) => finderOf(search)(line) && (changed ?? line.isChanged) === line.isChanged)
    .toSorted(inOrder);
  const data = await Promise.all(found.map(({ payee }) => payeeSummaryOf(payee, now())));
  return { data, hasMore: false, nextCursor: null };
};

const find = ({ payees }: Book, wanted: string): Payee => {
  const found = payees.find(({ id }) => id === wanted);
  if (!found) throw new Fault('errors.notFound');
  return found;
};

const add = (book: Book, { name, accountNumber = '', documentNumber }: Stated): Payee => {
  const made = payeeOf(name, accountNumber, documentNumber);
  book.payees = [made, ...book.payees];
  return made;
};

const told = ({ payees, savesByDocument }: Book) => ({
  payees: payees.length,
  changed: payees.filter((one) => changesOf(one).length > 0).length,
  savesByDocument,
  nextRound: null,
  paused: 0,
});

/** The answers about payees, where there are such: shown, found and sorted by the product's own rules. */
export const payeeAnswers = (book: Book): Answers => ({
  'GET /api/payee-book': () => told(book),
  'PATCH /api/payee-book': ({ body }) => {
    book.savesByDocument = body.savesByDocument;
    return told(book);
  },
  'GET /api/payees': ({ query: { changed } }) => pageOf(book, '', changed),
  'POST /api/payees/search': ({ body: { search, changed } }) => pageOf(book, search, changed),
  'GET /api/payees/{id}': ({ params }) => payeeView(find(book, params.id), now()),
  'POST /api/payees': ({ body }) => {
    if ('validationId' in body) throw new Fault('errors.notFound');
    return payeeView(add(book, body), now());
  },
  'POST /api/payees/import': ({ body }) => {
    const brought = 'payees' in body ? body.payees : [];
    for (const one of brought) add(book, one);
    return { created: brought.length, updated: 0, refused: [] };
  },
  'PATCH /api/payees/{id}': ({ params, body }) => {
    const { recheck = 'never' } = body;
    const nextRecheckAt = ago(-30 * dayMs);
    const changed = { ...find(book, params.id), recheck, nextRecheckAt };
    book.payees = book.payees.map((one) => (one.id === params.id ? changed : one));
    return payeeView(changed, now());
  },
  'DELETE /api/payees/{id}': ({ params }) => {
    book.payees = book.payees.filter(({ id }) => id !== params.id);
  },
});
