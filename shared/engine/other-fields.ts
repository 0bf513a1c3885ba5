import type { AccountFields } from './account-fields.ts';
import type { commonFindings } from './common-findings.ts';
import { common } from './findings.ts';
import type { Finding } from './findings.ts';
import type { AccountFieldName, PartName } from './names.ts';
import { judgeNumber } from './number.ts';
import type { AccountKind, Need, Needs, Pack } from './pack.ts';
import type { Bank } from './registry.ts';

export function needsOf(kind: AccountKind, bankCode: string | undefined): Needs {
  return typeof kind.needs === 'function' ? kind.needs(bankCode) : kind.needs;
}

/** What the other fields of an account lack, and what is wrong with them. */
export function judgeOtherFields(pack: Pack, kind: AccountKind, input: AccountFields, findings: Finding[]): void {
  const needs = needsOf(kind, input.bankCode);
  const { bankCode, branchCode, routingNumber, accountType } = input;
  // Spelled out rather than looked up by name in a loop, which costs a third of a judgement.
  if (isMissed(needs.bankCode, bankCode)) findings.push(missed('account.bank_code_required', 'bankCode'));
  if (isMissed(needs.branchCode, branchCode)) findings.push(missed('account.branch_code_required', 'branchCode'));
  if (isMissed(needs.routingNumber, routingNumber))
    findings.push(missed('account.routing_number_required', 'routingNumber'));
  if (isMissed(needs.accountType, accountType)) findings.push(missed('account.account_type_required', 'accountType'));
  if (kind.companions) judgeCompanions(kind, input, findings);
  if (accountType && !(needs.accountTypes ?? pack.accountTypes).includes(accountType)) {
    findings.push(common('account.account_type_unknown', { field: 'accountType' }));
  }
}

function isMissed(need: Need | undefined, typed: string | undefined): boolean {
  return need === 'required' && !typed?.trim();
}

function missed(code: keyof typeof commonFindings, field: AccountFieldName): Finding {
  return common(code, { field });
}

const numbered = ['branchCode', 'routingNumber'] as const;

function judgeCompanions(kind: AccountKind, input: AccountFields, findings: Finding[]): void {
  for (const field of numbered) {
    const companion = kind.companions?.[field];
    const typed = input[field];
    if (!companion || !typed?.trim()) continue;
    const judged = judgeNumber(companion, typed, input, input.mode ?? 'production', 'account');
    for (const finding of judged.findings) findings.push({ ...finding, field });
  }
}

/** A bank nobody has heard of may be new, and a bank chosen beside the number may be the slip: doubts, not faults. */
export function doubtBank(
  pack: Pack,
  source: NonNullable<AccountKind['bank']>,
  input: AccountFields,
  code: string,
  bank: Bank | undefined,
  findings: Finding[],
): void {
  if (!bank && source.registry === 'complete') findings.push(common('account.bank_unknown', whereIn(source)));
  const chosen = input.bankCode?.trim();
  if (!('part' in source) || !chosen || chosen === code) return;
  // The same bank may be chosen by its code in another system.
  if (bank && pack.banks.byCode.get(chosen) === bank) return;
  findings.push(common('account.bank_mismatch', { ...whereIn(source), expected: code }));
}

function whereIn(source: NonNullable<AccountKind['bank']>) {
  return 'part' in source ? { part: source.part as PartName } : { field: source.field };
}
