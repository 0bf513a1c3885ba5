import { newId } from '../proof.ts';
import type { Origin, Validation } from '../store/validations/validation.ts';
import type { Body, Judged } from './judge.ts';

interface Asked {
  /** Where it was known before. */
  readonly id?: string | undefined;
  readonly owner: string;
  readonly via: Origin;
  readonly body: Body;
}

/** A validation as it begins: what was asked, and nothing of an answer. */
export const draftOf = ({ id, owner, via, body }: Asked, { account, document }: Judged, now: string): Validation => ({
  id: id ?? newId('val', now),
  userId: owner,
  ...via,
  environment: body.environment,
  status: 'PROCESSING',
  country: account.country,
  format: account.format ?? '',
  accountNumber: body.accountNumber,
  normalized: account.normalized,
  bank: account.bank?.code,
  bankCode: body.bankCode,
  branchCode: body.branchCode,
  routingNumber: body.routingNumber,
  accountType: body.accountType,
  documentType: body.documentType,
  documentNumber: document?.normalized,
  reference: body.reference,
  expectedName: body.beneficiaryName,
  verified: false,
  createdAt: now,
});
