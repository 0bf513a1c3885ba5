import { agrees, expectedCheck } from './check-digits.ts';
import type { Beside } from './check-digits.ts';
import type { CharacterSet } from './characters.ts';
import { common } from './findings.ts';
import type { Finding } from './findings.ts';
import { formFor } from './layout.ts';
import type { Form, Layout, Role } from './layout.ts';
import type { FindingCode, PartName } from './names.ts';
import { grouped, isSpreadsheetNumber, normalise } from './normalise.ts';
import type { NumberKind, Said } from './pack.ts';

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

interface Reading {
  readonly kind: NumberKind;
  readonly text: string;
  readonly beside: Beside;
  readonly form: Form;
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
  const text = normalise(typed, kind.writing ?? grouped);
  const layout = layoutOf(kind, text, beside);
  const form = formFor(layout, text.length);
  const [min, max] = (mode === 'sandbox' && kind.sandbox) || [layout.min, layout.max];
  const reading: Reading = { kind, text, beside, form };
  const findings: Finding[] = [];
  let confirmed = 0;

  const stray = strayCharacter(form, text);
  if (stray) findings.push(strayFinding(stray, typed, subject));
  else if (text.length > max) findings.push(wrongLength(kind, min, max, max + 1));
  else if (mode === 'production') confirmed = judgeContent(reading, text.length >= min, findings);

  const state = findings.some(({ level }) => level === 'error')
    ? 'impossible'
    : text.length < min
      ? 'incomplete'
      : 'well-formed';
  if (text.length === 0) findings.push(common(`${subject}.required`));
  else if (text.length < min && !stray) findings.push(wrongLength(kind, min, max));
  const missing = Math.max(0, min - text.length);
  return { normalized: text, state, missing, confirmed, parts: partsOf(form, text), findings };
}

export function layoutOf(kind: NumberKind, text: string, beside: Beside): Layout {
  return typeof kind.layout === 'function' ? kind.layout(text, beside) : kind.layout;
}

/** A kind's own finding; its names are checked against the pack's types where they are declared. */
function said(kind: NumberKind, { finding, ...more }: Said<string>): Finding {
  const code = `${kind.code}.${finding}` as FindingCode;
  return { code, level: kind.findings[finding] ?? 'error', ...(more as Omit<Finding, 'code' | 'level'>) };
}

function wrongLength(kind: NumberKind, min: number, max: number, position?: number): Finding {
  const expected = min === max ? `${min}` : `${min}-${max}`;
  return said(kind, { finding: 'length', expected, ...(position !== undefined && { position }) });
}

interface Stray {
  readonly part: string;
  readonly index: number;
  readonly allowed: CharacterSet;
}

/** The first character that its part may not hold; past the last part, the last part's characters count. */
export function strayCharacter({ parts }: Form, text: string): Stray | undefined {
  for (let p = 0; p < parts.length; p++) {
    const part = parts[p];
    if (!part) return undefined;
    const { holds } = part.characters;
    const end = p === parts.length - 1 ? text.length : Math.min(part.to, text.length);
    for (let index = part.from; index < end; index++) {
      if (holds[text.charCodeAt(index)] !== 1) return { part: part.part, index, allowed: part.characters };
    }
  }
  return undefined;
}

function strayFinding({ part, index, allowed }: Stray, typed: string, subject: 'account' | 'document'): Finding {
  if (isSpreadsheetNumber(typed)) return common(`${subject}.excel_number`);
  const where = { part: part as PartName, position: index + 1, expected: allowed.ranges };
  return common(`${subject}.characters`, where);
}

/** Check digits and rules; answers how many check digits agree. */
function judgeContent({ kind, text, beside, form }: Reading, isComplete: boolean, findings: Finding[]): number {
  if (kind.accepted?.includes(text)) return 0;
  let confirmed = 0;
  for (const { finding, part, from, to, at, end, method } of form.checks) {
    if (text.length < end || text.length < to) continue;
    const expected = expectedCheck(method, text, from, to, beside);
    if (agrees(method, text.slice(at, end), expected)) confirmed++;
    else findings.push(said(kind, { finding, part, position: at + 1, ...(expected.trim() !== '' && { expected }) }));
  }
  if (!isComplete) return confirmed;
  for (const rule of kind.rules ?? []) {
    const objection = rule(text, beside);
    if (objection) findings.push(said(kind, objection));
  }
  return confirmed;
}

function partsOf({ parts }: Form, text: string): JudgedPart[] {
  const judged: JudgedPart[] = [];
  for (const { part, role, from, to } of parts) {
    const name = part as PartName;
    judged.push({ part: name, role, from, to, value: text.slice(from, to), label: name });
  }
  return judged;
}

/** Zeros only pass every sum and belong to nobody. */
export function zerosOnly(text: string): Said<'zeros'> | undefined {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) !== 48) return undefined;
  return { finding: 'zeros' };
}
