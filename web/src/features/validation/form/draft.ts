import type { Country } from '#shared/engine/country.ts';
import type { AccountJudgement } from '#shared/engine/judge.ts';
import type { AccountFormat, FieldName, FindingCode } from '#shared/engine/names.ts';
import type { FieldRequirement, Requirements } from '#shared/engine/requirements.ts';
import type { Environment } from '#shared/validation/environment.ts';
import type { Validation, ValidationBody } from '../api/validations.ts';

/** What the form holds, all of it as typed. */
export interface Draft {
  readonly accountFormat: AccountFormat | undefined;
  readonly accountNumber: string;
  readonly bankCode: string;
  readonly branchCode: string;
  readonly routingNumber: string;
  readonly accountType: string;
  readonly documentType: string;
  readonly documentNumber: string;
  readonly beneficiaryName: string;
  readonly reference: string;
  readonly environment: Environment;
}

export const emptyDraft: Draft = {
  accountFormat: undefined,
  accountNumber: '',
  bankCode: '',
  branchCode: '',
  routingNumber: '',
  accountType: '',
  documentType: '',
  documentNumber: '',
  beneficiaryName: '',
  reference: '',
  environment: 'production',
};

/** A validation of the past as a new question: what was asked, not what the bank answered. */
export const draftOf = ({ asked, ...past }: Validation): Draft => ({
  ...emptyDraft,
  accountFormat: past.accountFormat as AccountFormat,
  accountNumber: past.normalizedAccount,
  bankCode: asked.bankCode ?? '',
  branchCode: asked.branchCode ?? '',
  routingNumber: asked.routingNumber ?? '',
  accountType: asked.accountType ?? '',
  documentType: asked.document?.type ?? '',
  documentNumber: asked.document?.number ?? '',
  beneficiaryName: asked.beneficiaryName ?? '',
  reference: past.reference ?? '',
  environment: past.environment,
});

export interface FieldError {
  readonly code: 'required' | FindingCode;
  readonly position?: number | undefined;
  readonly expected?: string | undefined;
}

export type FieldErrors = Readonly<Partial<Record<FieldName, FieldError>>>;

/** What the engine says of a draft: the fields to ask for, the number judged, and what is wrong where. */
export interface Reading {
  /** The draft with the only possible choices made. */
  readonly draft: Draft;
  readonly requirements: Requirements;
  readonly judged: AccountJudgement;
  readonly errors: FieldErrors;
  /** Doubts about the document that stop nobody. */
  readonly documentDoubts: readonly FindingCode[];
}

const filled = (draft: Draft, field: FieldName) => draft[field].trim() !== '';

const judgeNumber = ({ judgeAccount }: Country, draft: Draft, requirements: Requirements, accountNumber: string) => {
  const asked = new Set(requirements.fields.map(({ field }) => field));
  const beside = (field: FieldName) => (asked.has(field) && filled(draft, field) ? draft[field] : undefined);
  return judgeAccount({
    format: requirements.format,
    accountNumber,
    bankCode: beside('bankCode'),
    branchCode: beside('branchCode'),
    routingNumber: beside('routingNumber'),
    accountType: beside('accountType'),
    mode: draft.environment,
  });
};

const judgeDocument = (country: Country, { documentType, documentNumber, environment }: Draft) =>
  documentType && documentNumber.trim()
    ? country.judgeDocument({ type: documentType, number: documentNumber, mode: environment }).findings
    : [];

/** A document is two fields: whoever fills one needs the other. */
const isNeeded = (draft: Draft, { field, required }: FieldRequirement) =>
  required ||
  (field === 'documentType' && filled(draft, 'documentNumber')) ||
  (field === 'documentNumber' && filled(draft, 'documentType'));

/** Where a required choice has one option, nobody needs to be asked. */
const withOnlyChoices = (draft: Draft, { fields }: Requirements): Draft => {
  const only = fields.flatMap(({ field, required, options: [first, ...others] = [] }) =>
    required && first !== undefined && others.length === 0 ? [[field, first] as const] : [],
  );
  return { ...draft, ...Object.fromEntries(only) };
};

export const readDraft = (country: Country, typed: Draft): Reading | undefined => {
  const bankCode = typed.bankCode || undefined;
  const requirements = country.requirements(bankCode, typed.accountFormat) ?? country.requirements(bankCode);
  if (!requirements) return undefined;
  const draft = withOnlyChoices(typed, requirements);
  const judged = judgeNumber(country, draft, requirements, draft.accountNumber);
  const document = judgeDocument(country, draft);
  const errors: Partial<Record<FieldName, FieldError>> = {};
  const object = (field: FieldName, error: FieldError) => (errors[field] ??= error);
  for (const field of requirements.fields) {
    if (isNeeded(draft, field) && !filled(draft, field.field)) object(field.field, { code: 'required' });
  }
  for (const { level, field = 'accountNumber', ...finding } of judged.findings)
    if (level === 'error') object(field, finding);
  for (const { level, ...finding } of document) if (level === 'error') object('documentNumber', finding);
  return {
    draft,
    requirements,
    judged,
    errors,
    documentDoubts: document.filter(({ level }) => level === 'warning').map(({ code }) => code),
  };
};

/** Judges any text as the account number of this draft. */
export const judgeWithin = (country: Country, draft: Draft, requirements: Requirements) => (text: string) =>
  judgeNumber(country, draft, requirements, text);

const optional = ['beneficiaryName', 'reference'] as const;

/** The request of a draft: only fields this format asks for, and only those that are filled. */
export const bodyOf = ({ draft, requirements, judged }: Reading): ValidationBody => {
  const names = [...requirements.fields.map(({ field }) => field), ...optional];
  const given = names.flatMap((name) => (draft[name].trim() ? [[name, draft[name].trim()] as const] : []));
  return {
    ...Object.fromEntries(given),
    country: requirements.country,
    accountFormat: requirements.format,
    accountNumber: judged.normalized,
    environment: draft.environment,
  };
};

const isAboutShape = (code: FindingCode) => code === 'account.characters' || code.endsWith('.length');

/**
 * A format of the same country that suits the number better: when its characters or length belong to another one, or the
 * chosen one has doubts. Never where a check digit or anything else is wrong in it: a typing error must not be explained
 * away.
 */
export const betterFormat = (country: Country, { draft, judged, requirements }: Reading) => {
  const isMistyped = judged.findings.some(
    ({ level, code, field }) => level === 'error' && !field && !isAboutShape(code),
  );
  const isDoubtful = judged.findings.some(({ level, code }) => level === 'warning' || isAboutShape(code));
  if (isMistyped || !isDoubtful || judged.state === 'incomplete') return undefined;
  const [best] = country.detectFormats(draft.accountNumber);
  return best?.state === 'well-formed' && best.format !== requirements.format ? best.format : undefined;
};
