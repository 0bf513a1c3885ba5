import * as z from 'zod';
import { fieldsAtMost } from '../../validation/limits.ts';
import { countries } from '../engine/index.ts';
import type { CountryCode } from '../engine/index.ts';

const codes = countries.map(({ code }) => code) as [CountryCode, ...CountryCode[]];

export const country = z.enum(codes).describe('ISO 3166 code of the country whose account it is.');

const text = (field: keyof typeof fieldsAtMost, description: string) =>
  z.string().trim().min(1).max(fieldsAtMost[field]).describe(description);

/** Fields that say which account is meant, beside its country. */
export const account = {
  accountNumber: text('accountNumber', 'As it was given; blanks, dots and dashes between groups do not matter.'),
  accountFormat: text('accountFormat', 'CLABE, CBU, PIX, LOCAL …; recognised where it is absent.').optional(),
  bankCode: text('bankCode', 'Where the number does not hold the bank: see the tool requirements.').optional(),
  branchCode: text('branchCode', 'Where the format needs it.').optional(),
  routingNumber: text('routingNumber', 'ABA routing number, for the US.').optional(),
  accountType: text('accountType', 'SAVINGS, CHECKING …, where the format needs it.').optional(),
};

/** What a question to the bank may state beside the account. */
export const stated = {
  beneficiaryName: text(
    'beneficiaryName',
    'Whom you expect to pay: compared with the holder that the bank names.',
  ).optional(),
  documentType: text('documentType', 'RFC, CPF, RUT … of the expected holder.').optional(),
  documentNumber: text('documentNumber', 'Number of that document.').optional(),
  reference: text('reference', 'Yours, to find the validation again, such as the number of an invoice.').optional(),
};
