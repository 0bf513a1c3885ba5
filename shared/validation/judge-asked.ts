import type { FieldCode } from '../errors/catalogue.ts';
import type { Country } from '../engine/country.ts';
import type { Finding } from '../engine/findings.ts';
import type { DocumentJudgement } from '../engine/judge-document.ts';
import type { AccountJudgement } from '../engine/judge.ts';
import type { FieldName, FindingCode } from '../engine/names.ts';
import { needsOf } from '../engine/other-fields.ts';
import type { Level, Needs } from '../engine/pack.ts';
import type { Environment } from './environment.ts';

/** What a question states of an account and of its holder's document. */
export interface StatedAccount {
  readonly accountNumber: string;
  readonly accountFormat?: string | undefined;
  readonly accountType?: string | undefined;
  readonly bankCode?: string | undefined;
  readonly branchCode?: string | undefined;
  readonly routingNumber?: string | undefined;
  readonly documentType?: string | undefined;
  readonly documentNumber?: string | undefined;
}

/** Something about one field of a question; an error means that nobody is asked. */
export interface AskedFinding {
  readonly field: FieldName | 'accountFormat';
  readonly level: Level;
  readonly code: FieldCode | FindingCode;
  readonly position?: number;
  readonly expected?: string;
}

/** What the engine says of the number and the document of a question. */
export interface JudgedAccount {
  readonly account: AccountJudgement;
  /** Absent where none was given. */
  readonly document: DocumentJudgement | undefined;
}

const told = (field: AskedFinding['field'], { code, level, position, expected }: Finding): AskedFinding => ({
  field,
  level,
  code,
  ...(position === undefined ? {} : { position }),
  ...(expected === undefined ? {} : { expected }),
});

const ofAccount = (finding: Finding): AskedFinding =>
  told(finding.code === 'account.format_unknown' ? 'accountFormat' : (finding.field ?? 'accountNumber'), finding);

const ofDocument = (finding: Finding): AskedFinding =>
  told(finding.code === 'document.type_unknown' ? 'documentType' : 'documentNumber', finding);

export const findingsOfDocument = ({ findings }: Pick<DocumentJudgement, 'findings'>): AskedFinding[] =>
  findings.map(ofDocument);

/** A document is asked for where the bank wants one; half a document is never enough. */
const missingDocumentFields = (needs: Needs | undefined, stated: StatedAccount): AskedFinding[] => {
  const isAsked = needs?.document === 'required' || Boolean(stated.documentType ?? stated.documentNumber);
  return (['documentType', 'documentNumber'] as const)
    .filter((name) => isAsked && !stated[name])
    .map((field) => ({ field, level: 'error', code: 'field.required' }));
};

/** Some banks can be asked for the holders of some documents only. The sandbox asks nobody. */
const documentTypeFindings = (
  { pack }: Country,
  needs: Needs | undefined,
  { documentType }: StatedAccount,
  environment: Environment,
): AskedFinding[] => {
  const types = needs?.document && needs.documentTypes;
  if (environment === 'sandbox' || !documentType || !types || types.includes(documentType)) return [];
  if (!pack.documents.some(({ type }) => type === documentType)) return [];
  return [{ field: 'documentType', level: 'error', code: 'field.option', expected: types.join(', ') }];
};

const needsIn = ({ pack }: Country, { bankCode }: StatedAccount, format: string | undefined): Needs | undefined => {
  const kind = pack.accounts.find((account) => format === undefined || account.format === format);
  return kind && needsOf(kind, bankCode);
};

/** Everything that can be said of a question before anybody is asked, every field at once: faults and doubts. */
export const judgeAsked = (
  country: Country,
  stated: StatedAccount,
  environment: Environment,
): { readonly judged: JudgedAccount; readonly findings: readonly AskedFinding[] } => {
  const { documentType: type, documentNumber: number, accountFormat: format } = stated;
  const account = country.judgeAccount({ ...stated, format, mode: environment });
  const document = type && number ? country.judgeDocument({ type, number, mode: environment }) : undefined;
  const needs = needsIn(country, stated, account.format);
  const findings = [
    ...account.findings.map(ofAccount),
    ...missingDocumentFields(needs, stated),
    ...documentTypeFindings(country, needs, stated, environment),
    ...(document ? findingsOfDocument(document) : []),
  ];
  return { judged: { account, document }, findings };
};
