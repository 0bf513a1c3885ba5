import type * as z from 'zod';
import type { accountAsked } from '#shared/contract/resources/validation.ts';
import type { Country } from '#shared/engine/index.ts';
import type { DocumentJudgement } from '#shared/engine/judge-document.ts';
import type { Environment } from '#shared/validation/environment.ts';
import { findingsOfDocument, judgeAsked } from '#shared/validation/judge-asked.ts';
import type { AskedFinding, JudgedAccount } from '#shared/validation/judge-asked.ts';
import { Fault, type FieldFault } from '#shared/errors/fault.ts';

export type Body = z.output<z.ZodObject<typeof accountAsked>> & { readonly environment: Environment };

export type Judged = JudgedAccount;

const faultOf = ({ field, code, position, expected }: AskedFinding): FieldFault => ({
  pointer: `/${field}`,
  code,
  ...(position === undefined ? {} : { position }),
  ...(expected === undefined ? {} : { expected }),
});

const faultsIn = (findings: readonly AskedFinding[]): FieldFault[] =>
  findings.filter(({ level }) => level === 'error').map(faultOf);

export const faultsOfDocument = (document: Pick<DocumentJudgement, 'findings'>): FieldFault[] =>
  faultsIn(findingsOfDocument(document));

/** Refuses what cannot be right before anybody is asked or charged: every wrong field at once, each with its reason. */
export const judge = (country: Country, body: Body): Judged => {
  const { judged, findings } = judgeAsked(country, body, body.environment);
  const fields = faultsIn(findings);
  if (fields.length > 0) throw new Fault('errors.invalidAccount', { fields });
  return judged;
};
