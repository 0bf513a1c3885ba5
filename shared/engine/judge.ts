import { common } from './findings.ts';
import type { Finding } from './findings.ts';
import type { AccountFormat, DocumentType } from './names.ts';
import { judgeNumber } from './number.ts';
import type { JudgedPart, Mode, NumberJudgement, State } from './number.ts';
import type { AccountKind, DocumentKind, Needs, Pack } from './pack.ts';

/** An account within a country. */
export interface AccountFields {
  readonly format?: string | undefined;
  readonly accountNumber: string;
  readonly bankCode?: string | undefined;
  readonly branchCode?: string | undefined;
  readonly accountType?: string | undefined;
  readonly routingNumber?: string | undefined;
  readonly mode?: Mode | undefined;
}

export interface AccountInput extends AccountFields {
  readonly country: string;
}

export interface AccountJudgement {
  /** No finding of level error: the bank may be asked. */
  readonly ok: boolean;
  readonly country: string;
  readonly format: AccountFormat | undefined;
  readonly normalized: string;
  readonly state: State;
  readonly missing: number;
  /** Check digits typed so far that agree. */
  readonly confirmed: number;
  readonly bank?: { readonly code: string; readonly name: string };
  readonly parts: readonly JudgedPart[];
  readonly findings: readonly Finding[];
}

export interface DocumentFields {
  readonly type: string;
  readonly number: string;
  readonly mode?: Mode | undefined;
}

export interface DocumentInput extends DocumentFields {
  readonly country: string;
}

export interface DocumentJudgement {
  readonly ok: boolean;
  readonly type: DocumentType | undefined;
  readonly normalized: string;
  readonly state: State;
  readonly missing: number;
  readonly confirmed: number;
  readonly parts: readonly JudgedPart[];
  readonly findings: readonly Finding[];
}

export function judgeAccountWith(pack: Pack, input: AccountFields): AccountJudgement {
  if (input.format === undefined) return likeliest(pack.accounts.map((kind) => judgeAs(pack, kind, input)));
  const kind = pack.accounts.find(({ format }) => format === input.format);
  return kind ? judgeAs(pack, kind, input) : refusedAccount(pack.country, input, common('account.format_unknown'));
}

export function judgeDocumentWith(pack: Pack, input: DocumentFields): DocumentJudgement {
  const kind = pack.documents.find(({ type }) => type === input.type);
  if (!kind) return refusedDocument(input, common('document.type_unknown'));
  const judged = judgeNumber(kind, input.number, {}, input.mode ?? 'production', 'document');
  return { ok: isOk(judged.findings), type: typeOf(kind), ...judged };
}

/** The answer where no pack or kind can be asked. */
export function refusedAccount(country: string, input: AccountFields, finding: Finding): AccountJudgement {
  return { ok: false, country, format: undefined, ...refused(input.accountNumber, finding) };
}

export function refusedDocument(input: DocumentFields, finding: Finding): DocumentJudgement {
  return { ok: false, type: undefined, ...refused(input.number, finding) };
}

function refused(typed: string, finding: Finding): NumberJudgement {
  return { normalized: typed.trim(), state: 'impossible', missing: 0, confirmed: 0, parts: [], findings: [finding] };
}

/**
 * How far a reading is from what was meant. Farthest is one that needs a field nobody filled, then a number that cannot be;
 * a fault in another field weighs more than a doubt, a doubt more than a number still being typed.
 */
export function distance({ state, findings }: AccountJudgement): number {
  let far = state === 'impossible' ? 100 : state === 'incomplete' ? 5 : 0;
  for (const { code, level, field } of findings) {
    if (level === 'warning') far += 10;
    else if (field !== undefined) far += code.endsWith('_required') ? 200 : 20;
  }
  return far;
}

function likeliest(readings: readonly AccountJudgement[]): AccountJudgement {
  return readings.reduce((best, next) => (distance(next) < distance(best) ? next : best));
}

function judgeAs(pack: Pack, kind: AccountKind, input: AccountFields): AccountJudgement {
  const mode = input.mode ?? 'production';
  const number = judgeNumber(kind, input.accountNumber, input, mode, 'account');
  const findings = number.findings;
  judgeOtherFields(pack, kind, input, mode, findings);
  const code = bankCodeOf(kind, number.parts) ?? input.bankCode?.trim();
  const bank = code === undefined ? undefined : pack.banks.byCode.get(code);
  if (mode === 'production' && code && isLegible(number)) doubtBank(kind, input, code, bank !== undefined, findings);
  return {
    ok: isOk(findings),
    country: pack.country,
    format: formatOf(kind),
    normalized: number.normalized,
    state: number.state,
    missing: number.missing,
    confirmed: number.confirmed,
    ...(bank && { bank: { code: bank.code, name: bank.shortName } }),
    parts: number.parts,
    findings,
  };
}

/** The bank's code inside the number, once wholly typed. */
function bankCodeOf({ bank }: AccountKind, parts: readonly JudgedPart[]): string | undefined {
  if (!bank) return undefined;
  for (const { part, from, to, value } of parts) {
    if (part === bank.part) return value.length === to - from ? value : undefined;
  }
  return undefined;
}

/** Every character belongs where it stands. */
function isLegible({ findings: [first] }: NumberJudgement): boolean {
  return first?.code !== 'account.characters' && first?.code !== 'account.excel_number';
}

function doubtBank(kind: AccountKind, input: AccountFields, code: string, isKnown: boolean, findings: Finding[]): void {
  const where = kind.bank
    ? ({ part: kind.bank.part } as { part: JudgedPart['part'] })
    : ({ field: 'bankCode' } as const);
  if (!isKnown && kind.bank?.registry !== 'partial') findings.push(common('account.bank_unknown', where));
  const chosen = input.bankCode?.trim();
  if (kind.bank && chosen && chosen !== code)
    findings.push(common('account.bank_mismatch', { ...where, expected: code }));
}

export function needsOf(kind: AccountKind, bankCode: string | undefined): Needs {
  return typeof kind.needs === 'function' ? kind.needs(bankCode) : kind.needs;
}

const asked = [
  ['bankCode', 'account.bank_code_required'],
  ['branchCode', 'account.branch_code_required'],
  ['routingNumber', 'account.routing_number_required'],
  ['accountType', 'account.account_type_required'],
] as const;

function judgeOtherFields(pack: Pack, kind: AccountKind, input: AccountFields, mode: Mode, findings: Finding[]): void {
  const needs = needsOf(kind, input.bankCode);
  for (const [field, missing] of asked) {
    if (needs[field] === 'required' && !input[field]?.trim()) findings.push(common(missing, { field }));
  }
  for (const field of ['branchCode', 'routingNumber'] as const) {
    const companion = kind.companions?.[field];
    const typed = input[field]?.trim();
    if (!companion || !typed) continue;
    const judged = judgeNumber(companion, typed, input, mode, 'account');
    for (const finding of judged.findings) findings.push({ ...finding, field });
  }
  const allowed = needs.accountTypes ?? pack.accountTypes;
  if (input.accountType && !allowed.includes(input.accountType)) {
    findings.push(common('account.account_type_unknown', { field: 'accountType' }));
  }
}

function isOk(findings: readonly Finding[]): boolean {
  for (const { level } of findings) if (level === 'error') return false;
  return true;
}

/** A pack's own names are the derived unions; only packs outside the registry (in tests) can differ. */
function formatOf(kind: AccountKind): AccountFormat {
  return kind.format as AccountFormat;
}

function typeOf(kind: DocumentKind): DocumentType {
  return kind.type as DocumentType;
}
