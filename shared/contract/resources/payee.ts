import * as z from 'zod';
import { knowledgeChanges, payeeNameAtMost, payeeOrigins, recheckRhythms } from '../../validation/payees.ts';
import { Part } from '../findings.ts';
import { shownOf } from '../shown.ts';

export const PayeeId = z.string().regex(/^pye_[0-9a-z]{26}$/);
export const PayeeName = z.string().trim().min(1).max(payeeNameAtMost);

export const KnownChange = z
  .object({
    what: shownOf(knowledgeChanges),
    until: z.iso.datetime().nullable().meta({ description: 'When what was before was last seen.' }),
    was: z
      .string()
      .meta({ description: 'The account before, masked; the holder before; or the name of the other payee.' }),
    bank: z.string().nullable().meta({ description: 'Of the account before.' }),
  })
  .meta({ id: 'KnownChange', description: 'What is different from what you knew of this payee.' });
export type KnownChange = z.output<typeof KnownChange>;

/** What the customer's own memory says of an account that is asked about. */
export const KnownPayee = z
  .object({
    known: z.boolean(),
    id: z.string().nullable(),
    name: z.string().nullable(),
    since: z.iso.datetime().nullable().meta({ description: 'When it was first saved or validated.' }),
    validations: z.int().min(0).meta({ description: 'Answers about it before this one.' }),
    changed: z.array(KnownChange),
  })
  .meta({ id: 'KnownPayee', description: 'What you knew of the payee when the bank answered.' });
export type KnownPayee = z.output<typeof KnownPayee>;

/** Nothing was known of whom an account belongs to. */
export const unknownPayee: KnownPayee = {
  known: false,
  id: null,
  name: null,
  since: null,
  validations: 0,
  changed: [],
};

const Document = z.object({ type: z.string(), number: z.string() });

export const PayeeAccount = z
  .object({
    id: z.string(),
    country: z.string(),
    accountFormat: z.string(),
    accountNumber: z.string(),
    anatomy: z.array(Part),
    bank: z.object({ code: z.string(), name: z.string() }).nullable(),
    asked: z.object({
      bankCode: z.string().nullable(),
      branchCode: z.string().nullable(),
      routingNumber: z.string().nullable(),
      accountType: z.string().nullable(),
      document: Document.nullable(),
    }),
    holder: z.string().nullable().meta({ description: 'As the bank said it last.' }),
    firstAt: z.iso.datetime(),
    lastAt: z.iso.datetime().nullable().meta({ description: 'Last answered; null where it was never asked about.' }),
    validationId: z.string().nullable().meta({ description: 'The last answer.' }),
    confirmed: z.boolean().meta({ description: 'False while a new account waits for somebody to confirm it.' }),
  })
  .meta({ id: 'PayeeAccount' });
export type PayeeAccount = z.output<typeof PayeeAccount>;

const PayeeEvent = z
  .object({
    at: z.iso.datetime(),
    what: shownOf(['saved', 'same', 'confirmed', 'removed', 'renamed', ...knowledgeChanges] as const),
    validationId: z.string().nullable(),
    accountId: z.string().nullable(),
    /** The holder before, or the name before. */
    was: z.string().nullable(),
    times: z.int().min(1).meta({ description: 'Answers in a row that changed nothing are one event.' }),
  })
  .meta({ id: 'PayeeEvent' });

const shared = {
  id: z.string(),
  name: z.string(),
  document: Document.nullable(),
  origin: shownOf(payeeOrigins),
  recheck: shownOf(recheckRhythms),
  /** When it is asked about next; null where never, or while credits are short. */
  nextRecheckAt: z.iso.datetime().nullable(),
  changed: z.array(KnownChange),
  createdAt: z.iso.datetime(),
  lastAt: z.iso.datetime().nullable(),
  validations: z.int().min(0),
};

export const Payee = z
  .object({ ...shared, accounts: z.array(PayeeAccount), events: z.array(PayeeEvent) })
  .meta({ id: 'Payee', description: 'Somebody you pay: their accounts, and what became of them. Newest first.' });
export type Payee = z.output<typeof Payee>;

export const PayeeSummary = z
  .object({
    ...shared,
    account: PayeeAccount.pick({ country: true, accountFormat: true, accountNumber: true, anatomy: true, bank: true })
      .nullable()
      .meta({ description: 'The newest, masked.' }),
    accounts: z.int().min(0),
  })
  .meta({ id: 'PayeeSummary', description: 'A payee as lists show it: number and document masked.' });
export type PayeeSummary = z.output<typeof PayeeSummary>;
