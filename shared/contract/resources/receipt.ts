import * as z from 'zod';
import { nameResults } from '../../validation/name-match.ts';
import { headlines } from '../../validation/headline.ts';
import { receiptStates } from '../../validation/receipts.ts';
import { fraudLevels, fraudReasons } from '../../validation/risk.ts';
import { Part } from '../findings.ts';
import { shownOf } from '../shown.ts';
import { NameMatch } from './validation.ts';

/** Twelve letters and digits of chance and one that verifies them: what stands on paper as the code. No 0 and no O. */
export const ReceiptId = z.string().regex(/^rec_[1-9a-hjkmnp-tv-z]{13}$/);

/** What was asked and what the bank said, as the receipt is signed; masked unless it was made whole. */
export const ReceiptStatement = z
  .object({
    validationId: z.string(),
    askedAt: z.iso.datetime(),
    answeredAt: z.iso.datetime(),
    askedBy: z.string().nullable().meta({ description: 'The company, where it gave its name.' }),
    country: z.string(),
    accountFormat: z.string(),
    accountNumber: z.string(),
    anatomy: z.array(Part),
    bank: z.object({ code: z.string(), name: z.string() }).nullable(),
    expected: z.string().nullable(),
    headline: z.enum(headlines),
    holder: z.string().nullable(),
    nameMatch: z.enum(nameResults).nullable(),
    /** Word by word; absent where names are masked. */
    names: NameMatch.nullable(),
    risk: z.object({ level: z.enum(fraudLevels), reasons: z.array(z.enum(fraudReasons)) }).nullable(),
    document: z.object({ type: z.string(), number: z.string() }).nullable(),
    accountType: z.string().nullable(),
    currency: z.string().nullable(),
    environment: z.string(),
  })
  .meta({ id: 'ReceiptStatement', description: 'The question and its answer.' });
export type ReceiptStatement = z.output<typeof ReceiptStatement>;

/** A receipt as whoever holds its link sees it; one that no longer holds says only why. */
export const Receipt = z
  .object({
    id: z.string(),
    state: shownOf(receiptStates),
    full: z.boolean(),
    createdAt: z.iso.datetime().nullable(),
    expiresAt: z.iso.datetime().nullable(),
    revokedAt: z.iso.datetime().nullable(),
    statement: ReceiptStatement.nullable(),
    jws: z.string().nullable().meta({ description: 'The same, signed: RFC 7515, compact, EdDSA with Ed25519.' }),
  })
  .meta({ id: 'Receipt', description: 'What a bank answered, as anybody may verify it.' });
export type Receipt = z.output<typeof Receipt>;
