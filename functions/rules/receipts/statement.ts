import type { ReceiptStatement } from '#shared/contract/resources/receipt.ts';
import type { Validation } from '#shared/contract/resources/validation.ts';
import { headlineOf } from '#shared/validation/headline.ts';
import { masked, maskedParts } from '../documents/mask.ts';
import { isCompany } from './is-company.ts';
import { halfMasked, initialsOf } from './masked.ts';

/** Only what a bank answered has receipts: that nobody answered is no answer, and costs nothing. */
export const isOfAnAnswer = ({ status }: Pick<Validation, 'status'>): boolean =>
  status === 'VALID' || status === 'INVALID';

/** What is written whole in every receipt. */
const plainOf = (validation: Validation) => {
  const { id, country, accountFormat, bank, nameMatch, fraudRisk, accountType, currency, environment } = validation;
  return {
    validationId: id,
    askedAt: validation.createdAt,
    answeredAt: validation.completedAt ?? validation.createdAt,
    country,
    accountFormat,
    bank,
    // What the customer's own memory knows of a payee is no answer of a bank, and nobody else's business.
    headline: headlineOf({ ...validation, payee: { changed: [] } }),
    nameMatch: nameMatch?.result ?? null,
    risk: fraudRisk,
    accountType,
    currency,
    environment,
  };
};

const wholeOf = (validation: Validation) => ({
  accountNumber: validation.accountNumber,
  anatomy: validation.anatomy,
  expected: validation.asked.beneficiaryName,
  holder: validation.beneficiary,
  names: validation.nameMatch,
  document: validation.document,
});

const maskedNumberOf = ({ anatomy, normalizedAccount }: Validation) => {
  const parts = maskedParts(anatomy, new Set(['number']));
  return { accountNumber: parts.map(({ value }) => value).join('') || masked(normalizedAccount), anatomy: parts };
};

/** Companies are named; of people there are initials, and none of their words is compared where it could be read. */
const maskedNamesOf = ({ country, beneficiary: holder, document, asked, nameMatch }: Validation) => {
  const { beneficiaryName: expected } = asked;
  const holderIsCompany = holder !== null && isCompany({ country, name: holder, document });
  // In part, the words beside the company's may be somebody's own name.
  const isSame = holderIsCompany && nameMatch?.result === 'match';
  const expectedIsCompany = expected !== null && (isSame || isCompany({ country, name: expected, document: null }));
  return {
    holder: holder && (holderIsCompany ? holder : initialsOf(holder)),
    expected: expected && (expectedIsCompany ? expected : initialsOf(expected)),
    names: holderIsCompany && expectedIsCompany ? nameMatch : null,
  };
};

const inOnePiece = (number: string): string => number.replace(/[^\p{L}\p{N}]/gu, '');

/** A document that is the key itself is masked as the key is: two masks of one number show together what each hides. */
const maskedDocumentOf = ({ document, normalizedAccount }: Validation, accountNumber: string) => {
  if (!document) return null;
  const isKey = inOnePiece(document.number) === inOnePiece(normalizedAccount);
  return { ...document, number: isKey ? accountNumber : halfMasked(document.number) };
};

const maskedOf = (validation: Validation) => {
  const number = maskedNumberOf(validation);
  return {
    ...number,
    ...maskedNamesOf(validation),
    document: maskedDocumentOf(validation, number.accountNumber),
  };
};

/** What a receipt says of an answer; masked, it is enough to recognise a payment and too little to make one. */
export const statementOf = (validation: Validation, askedBy: string | null, full: boolean): ReceiptStatement => ({
  ...plainOf(validation),
  askedBy,
  ...(full ? wholeOf(validation) : maskedOf(validation)),
});
