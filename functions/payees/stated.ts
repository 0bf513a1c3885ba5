import type * as z from 'zod';
import type { createPayee } from '#shared/contract/app/payees.ts';
import type { DocumentJudgement } from '#shared/engine/judge-document.ts';
import { loadCountry } from '#shared/engine/load-country.ts';
import { Fault, type FieldFault } from '#shared/errors/fault.ts';
import type { PortsOf } from '../ports/connect.ts';
import { faultsOfDocument, judge } from '../validations/judge.ts';
import { payeeAccountOf } from './account.ts';
import { documentOfPayee } from './pseudonyms.ts';
import type { Saving } from './save.ts';

export type StatedPayee = Exclude<z.output<NonNullable<typeof createPayee.body>>, { readonly validationId: string }>;

const refuse = (...fields: readonly FieldFault[]): never => {
  throw new Fault('errors.invalidAccount', { fields: [...fields] });
};

const required = (pointer: string): FieldFault => ({ pointer, code: 'field.required' });

/** A document without an account, judged alone. */
const judgedDocument = async ({ country, documentType: type, documentNumber: number }: StatedPayee) => {
  if (!type && !number) return undefined;
  if (!country) return refuse(required('/country'));
  if (!type || !number) return refuse(required(type ? '/documentNumber' : '/documentType'));
  const { judgeDocument } = await loadCountry(country);
  const document = judgeDocument({ type, number });
  const faults = faultsOfDocument(document);
  return faults.length > 0 ? refuse(...faults) : document;
};

/** A payee as somebody states it: what cannot be right is refused, each field with its reason. */
export const statedPayee = async (
  ports: PortsOf<'pseudonyms.of'>,
  userId: string,
  stated: StatedPayee,
  now: string,
): Promise<Saving> => {
  const { country: code, accountNumber, name } = stated;
  const documented = async (judged: DocumentJudgement | undefined) =>
    code ? documentOfPayee(ports, { userId, country: code }, judged) : undefined;
  if (accountNumber === undefined) return { name, document: await documented(await judgedDocument(stated)) };
  if (!code) return refuse(required('/country'));
  const country = await loadCountry(code);
  const body = { ...stated, country: code, accountNumber, environment: 'production' as const };
  const judged = judge(country, body);
  const account = await payeeAccountOf(ports, userId, { country, stated: body, judged });
  return {
    name,
    document: await documented(judged.document),
    account: { ...account, firstAt: now, confirmedAt: now },
  };
};
