import { agreesOtherwise, expectedCheck, pick } from './check-digits.ts';
import type { Beside } from './check-digits.ts';
import { common, own } from './findings.ts';
import type { Finding } from './findings.ts';
import { formFor, partAt, tableIn } from './layout.ts';
import type { Form, Layout, PlacedCheck, Role } from './layout.ts';
import type { PartName } from './names.ts';
import { grouped, isSpreadsheetNumber, normalise } from './normalise.ts';
import type { NumberKind } from './pack.ts';
import { read, sumIn } from './reading.ts';

export type Mode = 'production' | 'sandbox';

/** Still being typed and nothing against it; cannot be right; or nothing left to say without asking the bank. */
export type State = 'incomplete' | 'impossible' | 'well-formed';

/** `from` and `to` as in `normalized.slice(from, to)`; `value` is what is typed of it so far. */
export interface JudgedPart {
  readonly part: PartName;
  readonly role: Role;
  readonly from: number;
  readonly to: number;
  readonly value: string;
  readonly label: PartName;
}

export interface NumberJudgement {
  readonly normalized: string;
  readonly state: State;
  /** Characters still missing; 0 once the number is long enough. */
  readonly missing: number;
  /** Check digits typed so far that agree. */
  readonly confirmed: number;
  readonly parts: JudgedPart[];
  readonly findings: Finding[];
}

/**
 * Normalise, find the form, then ask in the order a person would: is it there, do the characters belong, is it long
 * enough, do the check digits agree, do the kind's own rules hold. A check digit is judged as soon as it is typed.
 */
export function judgeNumber(
  kind: NumberKind,
  typed: string,
  beside: Beside,
  mode: Mode,
  subject: 'account' | 'document',
): NumberJudgement {
  const { text, layout, form, sums } = readNumber(kind, typed, beside);
  const relaxed = mode === 'sandbox' ? kind.sandbox : undefined;
  const min = relaxed ? relaxed[0] : layout.min;
  const max = relaxed ? relaxed[1] : layout.max;
  const findings: Finding[] = [];
  let confirmed = 0;

  const isStray = sums < 0;
  if (isStray) findings.push(strayFinding(form, ~sums, typed, subject));
  else if (text.length > max) findings.push(wrongLength(kind, min, max, max + 1));
  else if (mode === 'production') {
    confirmed = judgeChecks(kind, form, text, sums, beside, findings);
    if (text.length >= min) judgeRules(kind, text, beside, findings);
  }

  const state = hasError(findings) ? 'impossible' : text.length < min ? 'incomplete' : 'well-formed';
  if (text.length === 0) findings.push(common(`${subject}.required`));
  else if (text.length < min && !isStray) findings.push(wrongLength(kind, min, max));
  const missing = text.length < min ? min - text.length : 0;
  return { normalized: text, state, missing, confirmed, parts: partsOf(form, text), findings };
}

interface ReadNumber {
  readonly text: string;
  readonly layout: Layout;
  readonly form: Form;
  /** As `read` answers. */
  readonly sums: number;
}

/** Most numbers are typed just as they are written. Reading them shows it, and spares a walk over them before. */
function readNumber(kind: NumberKind, typed: string, beside: Beside): ReadNumber {
  const { writing } = kind;
  if (writing === undefined || writing.ahead) {
    const asTyped = readText(kind, typed, beside);
    // What is longer may have its country's code ahead.
    const mayBeWhole = asTyped.sums >= 0 && (writing === undefined || typed.length <= asTyped.layout.max);
    if (mayBeWhole && tableIn(asTyped.form).isPlain) return asTyped;
  }
  return readText(kind, normalise(typed, writing ?? grouped), beside);
}

function readText(kind: NumberKind, text: string, beside: Beside): ReadNumber {
  const layout = layoutOf(kind, text, beside);
  const form = formFor(layout, text.length);
  return { text, layout, form, sums: read(tableIn(form), text) };
}

export function layoutOf(kind: NumberKind, text: string, beside: Beside): Layout {
  return typeof kind.layout === 'function' ? kind.layout(text, beside) : kind.layout;
}

export function hasError(findings: readonly Finding[]): boolean {
  for (const { level } of findings) if (level === 'error') return true;
  return false;
}

function wrongLength(kind: NumberKind, min: number, max: number, position?: number): Finding {
  return own(kind, { finding: 'length', position, expected: min === max ? `${min}` : `${min}-${max}` });
}

function strayFinding(form: Form, index: number, typed: string, subject: 'account' | 'document'): Finding {
  if (isSpreadsheetNumber(typed)) return common(`${subject}.excel_number`);
  const { part, characters } = partAt(form, index);
  return common(`${subject}.characters`, { part: part as PartName, position: index + 1, expected: characters.ranges });
}

/** Judges what is typed whole; answers how many check digits agree. */
function judgeChecks(
  kind: NumberKind,
  { checks }: Form,
  text: string,
  sums: number,
  beside: Beside,
  findings: Finding[],
): number {
  if (kind.accepted?.includes(text)) return 0;
  let confirmed = 0;
  for (const check of checks) {
    const { finding, part, to, at, end } = check;
    if (text.length < end || text.length < to) continue;
    const expected = disagreement(check, text, sums, beside);
    if (expected === undefined) confirmed++;
    else findings.push(own(kind, { finding, part, position: at + 1, expected: expected.trim() || undefined }));
  }
  return confirmed;
}

/** The check that should stand where another one is typed; nothing where they agree. */
function disagreement({ from, to, at, end, method, sum }: PlacedCheck, text: string, sums: number, beside: Beside) {
  const typed = text.slice(at, end);
  if (!sum) {
    const expected = expectedCheck(method, text, from, to, beside);
    return typed === expected || agreesOtherwise(method, text, from, to, typed, beside) ? undefined : expected;
  }
  const total = sumIn(sums, sum.lane) + (sum.ahead ? sum.ahead(beside) : 0);
  const expected = pick(sum.remainders, total);
  if (typed === expected) return undefined;
  return sum.alsoAccepted !== undefined && typed === pick(sum.alsoAccepted, total) ? undefined : expected;
}

function judgeRules(kind: NumberKind, text: string, beside: Beside, findings: Finding[]): void {
  if (!kind.rules || kind.accepted?.includes(text)) return;
  for (const rule of kind.rules) {
    const objection = rule(text, beside);
    if (objection) findings.push(own(kind, objection));
  }
}

function partsOf({ parts }: Form, text: string): JudgedPart[] {
  return parts.map((placed) => {
    const part = placed.part as PartName;
    const { role, from, to } = placed;
    return { part, role, from, to, value: text.slice(from, to), label: part };
  });
}
