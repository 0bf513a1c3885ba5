import { knownOf, type Stated } from '../rules/bank/known.ts';
import { settlementOf } from '#shared/validation/status.ts';
import { masked, maskedParts } from '../rules/documents/mask.ts';
import type { Balance } from '../rules/credits/wallet.ts';
import type { Validation } from '../store/validations/validation.ts';
import { isCountry, loadCountry } from '#shared/engine/load-country.ts';
import { unknownPayee } from '#shared/contract/resources/payee.ts';
import type { AccountJudgement } from '#shared/engine/index.ts';

type Asked = Pick<
  Validation,
  'bank' | 'bankCode' | 'branchCode' | 'routingNumber' | 'accountType' | 'documentType' | 'documentNumber'
>;
/** As much of a validation as its number is judged by. */
export type Judgeable = Pick<Validation, 'country' | 'format' | 'accountNumber' | 'normalized' | 'environment'> & Asked;

/** All that can be said of a number of a country that another version knows. */
const unjudged: Pick<AccountJudgement, 'bank' | 'parts' | 'findings'> = { parts: [], findings: [] };

/**
 * What the number means is judged again when it is shown: it needs no storage and learns with the registries. `undefined`
 * where the country is one that only another version knows.
 */
export const judgementOf = async ({ country, format, accountNumber, environment, ...rest }: Judgeable) => {
  if (!isCountry(country)) return undefined;
  const { judgeAccount } = await loadCountry(country);
  return judgeAccount({ ...rest, format, accountNumber, mode: environment });
};

/** Roles whose characters identify the holder. */
const identifying = new Set(['number']);

const chargedFor = ({ status, hold }: Validation): number =>
  hold && settlementOf(status) === 'post' ? hold.credits : 0;

const riskOf = ({ fraudLevel: level, fraudReasons: reasons = [] }: Validation) => (level ? { level, reasons } : null);

/** Keys that may be the number of a company; the branch in it is one of the company, not of a bank. */
const companyKeys = new Set(['PIX']);

/** The branch as it was asked, or the one the number holds. */
const branchOf = ({ branchCode, format }: Validation, parts: AccountJudgement['parts']): string | null => {
  const inside = companyKeys.has(format) ? undefined : parts.find(({ role }) => role === 'branch')?.value;
  return branchCode ?? (inside || null);
};

const documentOf = ({ documentType = '', documentNumber }: Stated) =>
  documentNumber ? { type: documentType, number: documentNumber } : null;

const askedOf = (validation: Validation) => ({
  bankCode: validation.bankCode ?? null,
  branchCode: validation.branchCode ?? null,
  routingNumber: validation.routingNumber ?? null,
  accountType: validation.accountType ?? null,
  document: documentOf(validation),
  // Releases before kept it with the question while a bank wanted more time.
  beneficiaryName: validation.expectedName ?? validation.awaiting?.question.beneficiaryName ?? null,
});

/** A number as lists show it: nothing in it is enough to pay. */
export const maskedAccount = (parts: AccountJudgement['parts'], normalized: string) => {
  const anatomy = maskedParts(parts, identifying);
  return { anatomy, accountNumber: anatomy.map(({ value }) => value).join('') || masked(normalized) };
};

/** The bank that the number or the request names, or else the one that the answer named. */
export const bankNamed = async (
  { country, bank: code }: Pick<Validation, 'country' | 'bank'>,
  judged: AccountJudgement['bank'],
) => {
  if (judged || !code || !isCountry(country)) return judged ?? null;
  const { pack } = await loadCountry(country);
  const bank = pack.banks.byCode.get(code);
  return { code: bank?.code ?? code, name: bank?.shortName ?? code };
};

/** The validation as its owner reads it, whole; its number is judged again unless it just was. */
export const viewOf = async (validation: Validation, { balance, expiresAt }: Balance, judged?: AccountJudgement) => {
  const { status, createdAt, completedAt } = validation;
  const known = knownOf(validation);
  const { bank, parts, findings } = judged ?? (await judgementOf(validation)) ?? unjudged;
  return {
    id: validation.id,
    environment: validation.environment,
    status,
    country: validation.country,
    accountFormat: validation.format,
    bank: await bankNamed(validation, bank),
    branchCode: branchOf(validation, parts),
    accountNumber: validation.accountNumber,
    normalizedAccount: validation.normalized,
    accountType: known.accountType ?? null,
    currency: validation.currency ?? null,
    document: documentOf(known),
    beneficiary: validation.beneficiary ?? null,
    payee: validation.payee ?? unknownPayee,
    verified: validation.verified,
    nameMatch: validation.nameMatch ?? null,
    fraudRisk: riskOf(validation),
    reason: validation.reason ?? null,
    findings: findings.filter(({ level }) => level === 'warning'),
    anatomy: [...parts],
    credits: { charged: chargedFor(validation), balance, expiresAt },
    reference: validation.reference ?? null,
    asked: askedOf(validation),
    createdAt,
    completedAt: completedAt ?? null,
    durationMs: completedAt ? Date.parse(completedAt) - Date.parse(createdAt) : null,
  };
};

export type ValidationView = Awaited<ReturnType<typeof viewOf>>;

/** An account as lists show it: nothing of it is enough to pay. */
export const maskedAccountOf = async (account: Judgeable) => {
  const { bank, parts } = (await judgementOf(account)) ?? unjudged;
  return { bank: await bankNamed(account, bank), ...maskedAccount(parts, account.normalized) };
};

/** The validation as a list shows it: nothing in it is enough to pay or to be the holder. */
export const summaryOf = async (validation: Validation) => {
  return {
    id: validation.id,
    environment: validation.environment,
    status: validation.status,
    country: validation.country,
    accountFormat: validation.format,
    ...(await maskedAccountOf(validation)),
    beneficiary: validation.beneficiary ?? null,
    nameMatch: validation.nameMatch ?? null,
    payee: validation.payee ?? unknownPayee,
    reason: validation.reason ?? null,
    fraudRisk: riskOf(validation),
    reference: validation.reference ?? null,
    createdAt: validation.createdAt,
  };
};
