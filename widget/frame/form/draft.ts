import { detectIn } from '#shared/engine/detect.ts';
import { judgeAccountWith, type AccountJudgement } from '#shared/engine/judge.ts';
import { judgeDocumentWith } from '#shared/engine/judge-document.ts';
import type { Mode } from '#shared/engine/number.ts';
import type { AccountFormat, FieldName, FindingCode } from '#shared/engine/names.ts';
import { requirementsIn, type FieldRequirement, type Requirements } from '#shared/engine/requirements.ts';
import type { Rules } from '../rules/rules.ts';
import type { Question } from '../session/session.ts';

export type InputName = FieldName | 'beneficiaryName';

/** What the form holds, as typed. */
export interface Draft {
  readonly format?: AccountFormat | undefined;
  readonly values: Readonly<Partial<Record<InputName, string>>>;
}

export interface FieldError {
  readonly code: 'required' | FindingCode;
  readonly position?: number | undefined;
  readonly expected?: string | undefined;
}

/** What the engine says of a draft: the fields to ask for, the number judged, and what is wrong where. */
export interface Reading {
  /** Typed, and the only possible choices made. */
  readonly values: Draft['values'];
  readonly requirements: Requirements;
  readonly judge: (number: string) => AccountJudgement;
  readonly judged: AccountJudgement;
  readonly errors: Readonly<Partial<Record<InputName, FieldError>>>;
  /** Doubts about the document, which stop nobody. */
  readonly doubts: readonly FindingCode[];
}

/** Where a required choice has one option, nobody needs to be asked. */
const onlyChoices = ({ fields }: Requirements) =>
  fields.flatMap(({ field, required, options: [first, ...others] = [] }) =>
    required && first !== undefined && others.length === 0 ? [[field, first] as const] : [],
  );

/** A document is two fields: whoever fills one needs the other. */
const isNeeded = (values: Draft['values'], { field, required }: FieldRequirement) =>
  required ||
  (field === 'documentType' && Boolean(values.documentNumber?.trim())) ||
  (field === 'documentNumber' && Boolean(values.documentType));

export const readDraft = (rules: Rules, draft: Draft, mode: Mode): Reading => {
  const bankCode = draft.values.bankCode || undefined;
  const requirements = requirementsIn(rules, bankCode, draft.format, mode) ?? requirementsIn(rules, bankCode);
  if (!requirements) throw new Error(`The country ${rules.country} has no format of accounts`);
  const values = { ...draft.values, ...Object.fromEntries(onlyChoices(requirements)) };
  const asked = new Set(requirements.fields.map(({ field }) => field));
  const given = (field: FieldName) => (asked.has(field) && values[field]?.trim()) || undefined;
  const judge = (accountNumber: string) =>
    judgeAccountWith(rules, {
      format: requirements.format,
      accountNumber,
      bankCode: given('bankCode'),
      branchCode: given('branchCode'),
      routingNumber: given('routingNumber'),
      accountType: given('accountType'),
      mode,
    });
  const judged = judge(values.accountNumber ?? '');
  const [type, number] = [given('documentType'), given('documentNumber')];
  const document = type && number ? judgeDocumentWith(rules, { type, number, mode }).findings : [];
  const errors: Partial<Record<InputName, FieldError>> = {};
  const object = (field: InputName, error: FieldError) => void (errors[field] ??= error);
  for (const requirement of requirements.fields) {
    const { field } = requirement;
    if (isNeeded(values, requirement) && !values[field]?.trim()) object(field, { code: 'required' });
  }
  if (!values.beneficiaryName?.trim()) object('beneficiaryName', { code: 'required' });
  for (const { level, field = 'accountNumber', ...finding } of judged.findings)
    if (level === 'error') object(field, finding);
  for (const { level, ...finding } of document) if (level === 'error') object('documentNumber', finding);
  const doubts = document.filter(({ level }) => level === 'warning').map(({ code }) => code);
  return { values, requirements, judge, judged, errors, doubts };
};

/** Only what this format asks for, and of that only what is filled. */
export const questionOf = ({ values, requirements, judged }: Reading): Question => {
  const names = [...requirements.fields.map(({ field }) => field), 'beneficiaryName'] as const;
  const given = names.flatMap((name) => (values[name]?.trim() ? [[name, values[name].trim()] as const] : []));
  return {
    ...Object.fromEntries(given),
    country: requirements.country as Question['country'],
    accountFormat: requirements.format,
    accountNumber: judged.normalized,
  };
};

const isAboutShape = (code: FindingCode) => code === 'account.characters' || code.endsWith('.length');

/**
 * A format of the same country that suits the number better. Never where a check digit or anything else is wrong in this one:
 * a typing error must not be explained away.
 */
export const betterFormat = (rules: Rules, { values, judged, requirements }: Reading): AccountFormat | undefined => {
  const own = judged.findings.filter(({ field }) => field === undefined);
  const isMistyped = own.some(({ level, code }) => level === 'error' && !isAboutShape(code));
  const isDoubtful = own.some(({ level, code }) => level === 'warning' || isAboutShape(code));
  if (isMistyped || !isDoubtful || judged.state === 'incomplete') return undefined;
  const [best] = detectIn([rules], values.accountNumber ?? '');
  return best?.state === 'well-formed' && best.format !== requirements.format ? best.format : undefined;
};
