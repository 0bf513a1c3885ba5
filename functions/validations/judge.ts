import type * as z from 'zod';
import type { accountAsked } from '#shared/contract/resources/validation.ts';
import type { AccountJudgement, Country, Finding } from '#shared/engine/index.ts';
import type { DocumentJudgement } from '#shared/engine/judge-document.ts';
import type { Environment } from '#shared/validation/environment.ts';
import { Fault, type FieldFault } from '#shared/errors/fault.ts';

export type Body = z.output<z.ZodObject<typeof accountAsked>> & { readonly environment: Environment };

/** What the engine says of the number and the document of a request. */
export interface Judged {
  readonly account: AccountJudgement;
  /** Absent where none was given. */
  readonly document: DocumentJudgement | undefined;
}

const isError = ({ level }: Finding): boolean => level === 'error';

const faultAt = (pointer: string, { code, position, expected }: Finding): FieldFault => ({
  pointer,
  code,
  ...(position === undefined ? {} : { position }),
  ...(expected === undefined ? {} : { expected }),
});

const accountFault = (finding: Finding): FieldFault =>
  faultAt(
    finding.code === 'account.format_unknown' ? '/accountFormat' : `/${finding.field ?? 'accountNumber'}`,
    finding,
  );

const documentFault = (finding: Finding): FieldFault =>
  faultAt(finding.code === 'document.type_unknown' ? '/documentType' : '/documentNumber', finding);

export const faultsOfDocument = ({ findings }: Pick<DocumentJudgement, 'findings'>): FieldFault[] =>
  findings.filter(isError).map(documentFault);

/** A document is asked for where the bank wants one; half a document is never enough. */
const missingDocumentFields = (country: Country, body: Body, format: string | undefined): FieldFault[] => {
  const fields = country.requirements(body.bankCode, format)?.fields ?? [];
  const started = Boolean(body.documentType ?? body.documentNumber);
  return (['documentType', 'documentNumber'] as const)
    .filter((name) => !body[name] && (started || fields.some(({ field, required }) => field === name && required)))
    .map((name) => ({ pointer: `/${name}`, code: 'field.required' }));
};

/** Some banks can be asked for the holders of some documents only. The sandbox asks nobody. */
const documentTypeFaults = (country: Country, body: Body, format: string | undefined): FieldFault[] => {
  const types = country.requirements(body.bankCode, format)?.documentTypes;
  const type = country.pack.documents.find((known) => known.type === body.documentType)?.type;
  if (body.environment === 'sandbox' || !type || !types?.length || types.some((one) => one === type)) return [];
  return [{ pointer: '/documentType', code: 'field.option', expected: types.join(', ') }];
};

/** Refuses what cannot be right before anybody is asked or charged: every wrong field at once, each with its reason. */
export const judge = (country: Country, body: Body): Judged => {
  const { documentType: type, documentNumber: number, environment: mode } = body;
  const account = country.judgeAccount({ ...body, format: body.accountFormat, mode });
  const document = type && number ? country.judgeDocument({ type, number, mode }) : undefined;
  const fields = [
    ...account.findings.filter(isError).map(accountFault),
    ...missingDocumentFields(country, body, account.format),
    ...documentTypeFaults(country, body, account.format),
    ...(document ? faultsOfDocument(document) : []),
  ];
  if (fields.length > 0) throw new Fault('errors.invalidAccount', { fields });
  return { account, document };
};
