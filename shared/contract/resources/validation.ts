import * as z from 'zod';
import { environments } from '../../validation/environment.ts';
import { fieldsAtMost, searchAtMost } from '../../validation/limits.ts';
import { nameReasonCodes, nameResults } from '../../validation/name-match.ts';
import { reasonNames } from '../../validation/reasons.ts';
import { fraudLevels, fraudReasons } from '../../validation/risk.ts';
import { shownStatuses, statuses } from '../../validation/status.ts';
import type { ErrorCode } from '../../errors/catalogue.ts';
import { Country } from '../country.ts';
import { Finding, Part } from '../findings.ts';
import { KnownPayee } from './payee.ts';

const short = (max: number) => z.string().trim().min(1).max(max);

export const NameMatch = z
  .object({
    result: z.enum(nameResults),
    score: z.number().min(0).max(1),
    reasons: z.array(
      z.object({
        code: z.enum(nameReasonCodes),
        expected: z.string().nullable(),
        holder: z.string().nullable(),
      }),
    ),
  })
  .meta({
    id: 'NameMatch',
    description: 'The name you expected beside the holder the bank names, word by word; equal words are not listed.',
  });
export type NameMatch = z.output<typeof NameMatch>;
export type NameReason = NameMatch['reasons'][number];

const Document = z.object({ type: z.string(), number: z.string() });

export const Validation = z
  .object({
    id: z.string(),
    environment: z.enum(environments),
    status: z.enum(shownStatuses).meta({
      description: 'UNREADABLE: another version of the service wrote it; its answer stands and is not lost.',
    }),
    country: z.string(),
    accountFormat: z.string(),
    bank: z.object({ code: z.string(), name: z.string() }).nullable(),
    branchCode: z.string().nullable().meta({ description: 'As it was asked, or as the number holds it.' }),
    accountNumber: z.string(),
    normalizedAccount: z.string(),
    accountType: z.string().nullable(),
    currency: z.string().nullable(),
    document: Document.nullable(),
    beneficiary: z.string().nullable(),
    nameMatch: NameMatch.nullable().meta({ description: 'Null when no name was expected, or the bank said none.' }),
    payee: KnownPayee,
    verified: z.boolean().meta({ description: 'True only when the bank-data provider answered; never in sandbox.' }),
    fraudRisk: z
      .object({ level: z.enum(fraudLevels), reasons: z.array(z.enum(fraudReasons)) })
      .nullable()
      .meta({ description: 'Null where no bank answered; the sandbox answers every level.' }),
    reason: z.enum(reasonNames).nullable().meta({ description: 'Why the answer is INVALID, ERROR or TIMEOUT.' }),
    findings: z.array(Finding),
    anatomy: z.array(Part),
    credits: z.object({ charged: z.int(), balance: z.int(), expiresAt: z.iso.datetime().nullable() }),
    reference: z.string().nullable(),
    asked: z
      .object({
        bankCode: z.string().nullable(),
        branchCode: z.string().nullable(),
        routingNumber: z.string().nullable(),
        accountType: z.string().nullable(),
        document: Document.nullable(),
        beneficiaryName: z.string().nullable().meta({ description: 'Whom you expected to pay, as you wrote it.' }),
      })
      .meta({ description: 'What the request stated beside the number; above stands what the bank said of it.' }),
    createdAt: z.iso.datetime(),
    completedAt: z.iso.datetime().nullable(),
    durationMs: z.int().nullable(),
  })
  .meta({ id: 'Validation', description: 'One question to a bank and its answer.' });
export type Validation = z.output<typeof Validation>;

/** What a guest is answered: nothing is kept of it, so it has no id, and nobody is charged. */
export const SimulatedValidation = Validation.omit({ id: true, credits: true })
  .extend({ environment: z.literal('sandbox') })
  .meta({
    id: 'SimulatedValidation',
    description: 'What the sandbox answers, as a validation says it; nothing of it is kept.',
  });
export type SimulatedValidation = z.output<typeof SimulatedValidation>;

/** A row of the history: the number is masked, the rest of the answer is one click away. */
export const ValidationSummary = Validation.pick({
  id: true,
  environment: true,
  status: true,
  country: true,
  accountFormat: true,
  bank: true,
  accountNumber: true,
  anatomy: true,
  beneficiary: true,
  nameMatch: true,
  payee: true,
  reason: true,
  fraudRisk: true,
  reference: true,
  createdAt: true,
}).meta({ id: 'ValidationSummary', description: 'A validation as lists show it, its account number masked.' });

/** What a request states of an account. */
export const accountAsked = {
  country: Country,
  accountNumber: z
    .string()
    .min(1)
    .max(fieldsAtMost.accountNumber)
    .meta({ description: 'As you have it: spaces, hyphens and dots between groups do not count.' }),
  bankCode: short(fieldsAtMost.bankCode)
    .optional()
    .meta({ description: 'Of the bank, where the number does not hold it: `GET /v1/countries/{country}/banks`.' }),
  accountFormat: short(fieldsAtMost.accountFormat)
    .optional()
    .meta({ description: 'Which of the country’s formats the number is of; absent means the one that fits best.' }),
  accountType: short(fieldsAtMost.accountType)
    .optional()
    .meta({ description: 'Where the format asks for it: `GET /v1/countries/{country}/account-types`.' }),
  documentType: short(fieldsAtMost.documentType)
    .optional()
    .meta({ description: 'Of the holder’s document: `GET /v1/countries/{country}/document-types`.' }),
  documentNumber: short(fieldsAtMost.documentNumber)
    .optional()
    .meta({ description: 'Of the holder’s document, together with its type. Some banks want it.' }),
  branchCode: short(fieldsAtMost.branchCode)
    .optional()
    .meta({ description: 'Of the branch, where the format asks for it.' }),
  routingNumber: short(fieldsAtMost.routingNumber)
    .optional()
    .meta({ description: 'Of the bank, in the United States.' }),
  beneficiaryName: short(fieldsAtMost.beneficiaryName)
    .optional()
    .meta({ description: 'Whom you expect to pay: it is compared with the holder whom the bank names.' }),
  reference: short(fieldsAtMost.reference)
    .optional()
    .meta({ description: 'Yours: of an invoice or a payee. It comes back with the answer.' }),
};

export const ValidationId = z.string().regex(/^val_[0-9a-z]{26}$/);

/** Why an account is not validated, beside what the request alone explains. */
export const refusedValidations = [
  'errors.insufficientCredits',
  'errors.invalidAccount',
  'errors.tooManyUnanswered',
  'errors.providerUnavailable',
] as const satisfies readonly ErrorCode[];

/** A whole day in UTC, or a moment. */
const Moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);

/** By what a history is narrowed. */
export const historyFilter = {
  status: z.enum(statuses).optional(),
  nameMatch: z
    .enum([...nameResults, 'none'])
    .optional()
    .meta({ description: '`none`: valid, and no name was expected or said.' }),
  country: Country.optional(),
  environment: z.enum(environments).optional(),
  from: Moment.optional(),
  to: Moment.optional(),
};

/** By what it is searched: words and numbers of people, so never in an address. */
export const historySearch = { search: z.string().trim().max(searchAtMost).optional(), ...historyFilter };
