import * as z from 'zod';
import { importedAtOnce, recheckRhythms } from '../../validation/payees.ts';
import { searchAtMost } from '../../validation/limits.ts';
import { endpointOf } from '../endpoint.ts';
import { nextCursorHeader } from '../export.ts';
import { cursor, pageBody, pageOf, pageQuery } from '../page.ts';
import { KnownPayee, Payee, PayeeId, PayeeName, PayeeSummary } from '../resources/payee.ts';
import { accountAsked, ValidationId, ValidationSummary } from '../resources/validation.ts';

const endpoint = endpointOf('app');

const { beneficiaryName: _name, reference: _reference, ...account } = accountAsked;

const PayeeParams = z.strictObject({ id: PayeeId });
const changed = { description: 'Only those of whom something changed, or only the others.' };
const filter = { changed: z.stringbool().optional().meta(changed) };
/** A name or a number is somebody's, so it stands in no address. */
const search = {
  search: z.string().trim().max(searchAtMost).optional(),
  changed: z.boolean().optional().meta(changed),
};

export const listPayees = endpoint({
  method: 'GET',
  path: '/api/payees',
  auth: 'user',
  callClass: 'read',
  summary: 'Whom you pay, those that changed first, then the last answered first',
  status: 200,
  query: z.strictObject({ ...filter, ...pageQuery }),
  searchedBy: 'POST /api/payees/search',
  response: pageOf(PayeeSummary),
  errors: ['errors.invalidCursor'],
});

export const searchPayees = endpoint({
  method: 'POST',
  path: '/api/payees/search',
  auth: 'user',
  callClass: 'read',
  summary: 'Whom you pay, by words of a name or digits of a number',
  status: 200,
  body: z.strictObject({ ...search, ...pageBody }),
  response: pageOf(PayeeSummary),
  errors: ['errors.invalidCursor'],
});

export const exportPayees = endpoint({
  method: 'GET',
  path: '/api/payees/export',
  auth: 'user',
  callClass: 'account',
  proof: 'recent',
  evidence: 'payees.exported',
  summary: `Whom you pay as CSV, numbers whole, to be read in again; goes on with the cursor in ${nextCursorHeader}`,
  status: 200,
  query: z.strictObject({ ...filter, cursor }),
  searchedBy: 'POST /api/payees/export',
  contentType: 'text/csv; charset=utf-8',
  response: z.string(),
  errors: ['errors.invalidCursor'],
});

export const exportFoundPayees = endpoint({
  method: 'POST',
  path: '/api/payees/export',
  auth: 'user',
  callClass: 'account',
  proof: 'recent',
  evidence: 'payees.exported',
  summary: `What a search of your payees finds as CSV, numbers whole; goes on with the cursor in ${nextCursorHeader}`,
  status: 200,
  body: z.strictObject({ ...search, cursor }),
  contentType: 'text/csv; charset=utf-8',
  response: z.string(),
  errors: ['errors.invalidCursor'],
});

/** What is stated of somebody to pay: a name, and where there is one a document and an account. */
const Stated = z.strictObject({ ...account, name: PayeeName }).partial({ country: true, accountNumber: true });

export const createPayee = endpoint({
  method: 'POST',
  path: '/api/payees',
  auth: 'user',
  callClass: 'account',
  evidence: 'payee.created',
  summary: 'Save a payee: out of an answer, or as stated; one with the same document gets the account',
  status: 201,
  body: z.union([z.strictObject({ validationId: ValidationId, name: PayeeName.optional() }), Stated]),
  response: Payee,
  examples: [
    {
      summary: 'As stated, with an account that nobody asked about yet',
      request: { name: 'Papelería Luna Nueva', country: 'MX', accountNumber: '002115016003269411' },
      response: { id: 'pye_01kaj3v8m2x9q4w7r5t6y0p1sd', name: 'Papelería Luna Nueva', origin: 'hand', validations: 0 },
      isExcerpt: true,
    },
  ],
  errors: ['errors.notFound', 'errors.invalidAccount', 'errors.tooManyPayees'],
});

/** How a row of an import ended. */
const Imported = z.object({
  created: z.int(),
  updated: z.int(),
  refused: z.array(z.object({ index: z.int(), pointer: z.string(), code: z.string() })),
});

export const importPayees = endpoint({
  method: 'POST',
  path: '/api/payees/import',
  auth: 'user',
  callClass: 'account',
  evidence: 'payees.imported',
  summary: 'Save payees out of answers or out of a file; nobody is asked, nothing is charged',
  status: 200,
  body: z.union([
    z.strictObject({ validationIds: z.array(ValidationId).min(1).max(importedAtOnce) }),
    z.strictObject({ payees: z.array(Stated).min(1).max(importedAtOnce) }),
  ]),
  response: Imported,
  errors: ['errors.tooManyPayees'],
});

/** Who was validated and is no payee yet: by document; without one each account for itself. */
export const listCandidates = endpoint({
  method: 'GET',
  path: '/api/payees/candidates',
  auth: 'user',
  callClass: 'account',
  summary: 'Whom your history holds and your payees do not, newest first',
  status: 200,
  response: z.object({
    data: z.array(
      z.object({
        validationId: z.string(),
        name: z.string(),
        document: z.object({ type: z.string(), number: z.string() }).nullable(),
        validations: z.int(),
        accounts: z.int(),
      }),
    ),
    hasMore: z.boolean(),
  }),
  errors: [],
});

export const getPayee = endpoint({
  method: 'GET',
  path: '/api/payees/{id}',
  auth: 'user',
  callClass: 'read',
  summary: 'One payee with accounts and what became of them',
  status: 200,
  params: PayeeParams,
  response: Payee,
  errors: ['errors.notFound'],
});

export const changePayee = endpoint({
  method: 'PATCH',
  path: '/api/payees/{id}',
  auth: 'user',
  callClass: 'account',
  evidence: 'payee.changed',
  summary: 'Rename a payee, set how often it is asked about, confirm what changed, or take an account away',
  status: 200,
  params: PayeeParams,
  body: z.strictObject({
    name: PayeeName.optional(),
    recheck: z.enum(recheckRhythms).optional(),
    confirm: z.literal(true).optional().meta({ description: 'What changed was confirmed by another way.' }),
    removeAccount: z.string().max(40).optional().meta({ description: 'An account that is not theirs.' }),
  }),
  response: Payee,
  errors: ['errors.notFound'],
});

export const deletePayee = endpoint({
  method: 'DELETE',
  path: '/api/payees/{id}',
  auth: 'user',
  callClass: 'account',
  evidence: 'payee.deleted',
  summary: 'Forget a payee; its validations stay in the history',
  status: 204,
  params: PayeeParams,
  response: z.undefined(),
  errors: ['errors.notFound'],
});

export const recognizePayee = endpoint({
  method: 'POST',
  path: '/api/payees/recognize',
  auth: 'user',
  callClass: 'read',
  summary: 'What you already know of an account, before the bank is asked: who it is, what changed, your last answer',
  status: 200,
  body: z.strictObject(accountAsked),
  response: z.object({
    payee: KnownPayee,
    last: ValidationSummary.nullable().meta({ description: 'Your last final answer about this account.' }),
  }),
  errors: ['errors.invalidAccount'],
});

const Book = z
  .object({
    payees: z.int(),
    changed: z.int(),
    savesByDocument: z
      .boolean()
      .meta({ description: 'Whether answers with a document save their payee by themselves.' }),
    nextRound: z
      .object({ at: z.iso.datetime(), payees: z.int(), credits: z.int() })
      .nullable()
      .meta({ description: 'What is asked about next by itself, and what it will cost.' }),
    paused: z.int().meta({ description: 'Payees whose round waits for credits.' }),
  })
  .meta({ id: 'PayeeBook', description: 'The book of payees: how many, and how it grows.' });

export const getPayeeBook = endpoint({
  method: 'GET',
  path: '/api/payee-book',
  auth: 'user',
  callClass: 'read',
  summary: 'How many payees there are, how many changed, and what comes next',
  status: 200,
  response: Book,
  errors: [],
});

export const changePayeeBook = endpoint({
  method: 'PATCH',
  path: '/api/payee-book',
  auth: 'user',
  callClass: 'account',
  evidence: 'payees.settings',
  summary: 'Have answers save their payee by themselves, or not',
  status: 200,
  body: z.strictObject({ savesByDocument: z.boolean() }),
  response: Book,
  errors: [],
});
