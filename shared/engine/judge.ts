import type { AccountFields } from './account-fields.ts';
import { common } from './findings.ts';
import type { Finding } from './findings.ts';
import type { AccountFormat } from './names.ts';
import { grouped, normalise } from './normalise.ts';
import { hasError, judgeNumber } from './number.ts';
import type { JudgedPart, NumberJudgement, State } from './number.ts';
import { doubtBank, judgeOtherFields } from './other-fields.ts';
import type { AccountKind, Equivalent, Pack } from './pack.ts';
import { bankWith } from './registry.ts';

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
  /** The same account written otherwise, where the country knows how. */
  readonly equivalents?: readonly Equivalent[];
  readonly parts: readonly JudgedPart[];
  readonly findings: readonly Finding[];
}

type Writable<Result> = { -readonly [Key in keyof Result]: Result[Key] };

/** Judges in the format named; without one, in each of the country's, and answers the likeliest reading. */
export function judgeAccountWith(pack: Pack, input: AccountFields): AccountJudgement {
  const { format } = input;
  let likeliest: AccountJudgement | undefined;
  for (const kind of pack.accounts) {
    if (format !== undefined && kind.format !== format) continue;
    const reading = judgeAs(pack, kind, input);
    if (format !== undefined || distance(reading) === 0) return reading;
    if (!likeliest || distance(reading) < distance(likeliest)) likeliest = reading;
  }
  return likeliest ?? refusedAccount(pack.country, input.accountNumber, common('account.format_unknown'));
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

/** The answer where no pack or kind can be asked. */
export function refusedAccount(country: string, accountNumber: string, finding: Finding): AccountJudgement {
  return { ok: false, country, format: undefined, ...refused(accountNumber, finding) };
}

export function refused(typed: string, finding: Finding): NumberJudgement {
  return {
    normalized: typed.trim(),
    state: 'impossible',
    missing: 0,
    confirmed: 0,
    parts: [],
    findings: [finding],
  };
}

function judgeAs(pack: Pack, kind: AccountKind, input: AccountFields): AccountJudgement {
  const mode = input.mode ?? 'production';
  const number = judgeNumber(kind, input.accountNumber, input, mode, 'account');
  const { normalized, state, missing, confirmed, parts, findings } = number;
  const isLegible = !isSpelledWrong(findings);
  judgeOtherFields(pack, kind, input, findings);
  const code = bankCodeOf(kind, parts, input);
  const bank = code ? bankWith(pack.banks, code) : undefined;
  if (code && kind.bank && isLegible && mode === 'production') doubtBank(pack, kind.bank, input, code, bank, findings);
  const ok = !hasError(findings);
  const { country } = pack;
  const format = kind.format as AccountFormat;
  const judged: Writable<AccountJudgement> = {
    ok,
    country,
    format,
    normalized,
    state,
    missing,
    confirmed,
    parts,
    findings,
  };
  // Assigned, not spread: a spread here costs a third of the whole judgement.
  if (bank) judged.bank = { code: bank.code, name: bank.shortName };
  if (ok && kind.equivalents) judged.equivalents = kind.equivalents(normalized, input);
  return judged;
}

function isSpelledWrong(findings: readonly Finding[]): boolean {
  const code = findings[0]?.code;
  return code === 'account.characters' || code === 'account.excel_number';
}

/** The bank's code where the format keeps it; inside the number only once wholly typed. */
function bankCodeOf({ bank }: AccountKind, parts: readonly JudgedPart[], input: AccountFields): string | undefined {
  if (!bank) return undefined;
  if ('field' in bank) return normalise(input[bank.field] ?? '', grouped);
  for (const { part, from, to, value } of parts) {
    if (part === bank.part) return value.length === to - from ? value : undefined;
  }
  return undefined;
}
