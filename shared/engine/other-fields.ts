import { common } from './findings.ts';
import type { Finding } from './findings.ts';
import type { AccountFields } from './judge.ts';
import type { PartName } from './names.ts';
import { judgeNumber } from './number.ts';
import type { AccountKind, Needs, Pack } from './pack.ts';

export function needsOf(kind: AccountKind, bankCode: string | undefined): Needs {
  return typeof kind.needs === 'function' ? kind.needs(bankCode) : kind.needs;
}

const asked = [
  { field: 'bankCode', missing: 'account.bank_code_required' },
  { field: 'branchCode', missing: 'account.branch_code_required' },
  { field: 'routingNumber', missing: 'account.routing_number_required' },
  { field: 'accountType', missing: 'account.account_type_required' },
] as const;

/** What the other fields of an account lack, and what is wrong with them. */
export function judgeOtherFields(pack: Pack, kind: AccountKind, input: AccountFields, findings: Finding[]): void {
  const needs = needsOf(kind, input.bankCode);
  for (const { field, missing } of asked) {
    if (needs[field] === 'required' && !input[field]?.trim()) findings.push(common(missing, { field }));
  }
  if (kind.companions) judgeCompanions(kind, input, findings);
  if (input.accountType && !(needs.accountTypes ?? pack.accountTypes).includes(input.accountType)) {
    findings.push(common('account.account_type_unknown', { field: 'accountType' }));
  }
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
  kind: AccountKind,
  input: AccountFields,
  code: string,
  findings: Finding[],
): void {
  if (!kind.bank) return;
  const bank = pack.banks.byCode.get(code);
  const where = 'part' in kind.bank ? { part: kind.bank.part as PartName } : { field: kind.bank.field };
  if (!bank && kind.bank.registry === 'complete') findings.push(common('account.bank_unknown', where));
  const chosen = input.bankCode?.trim();
  if (!('part' in kind.bank) || !chosen || chosen === code) return;
  // The same bank may be chosen by its code in another system.
  if (bank && pack.banks.byCode.get(chosen) === bank) return;
  findings.push(common('account.bank_mismatch', { ...where, expected: code }));
}
