import { isCountry, loadCountry } from '#shared/engine/load-country.ts';
import type { DocumentJudgement } from '#shared/engine/judge-document.ts';
import type { PortsOf } from '../ports/connect.ts';
import { isSameDocument } from '../rules/documents/same-document.ts';
import { isMasked } from '../rules/payees/changes.ts';
import type { Answer } from '../rules/payees/learn.ts';
import { documentOf } from '../validations/account-activity.ts';
import { judgementOf } from '../validations/view.ts';
import type { Validation } from '../store/validations/validation.ts';
import { payeeAccountOf } from './account.ts';
import { documentOfPayee } from './pseudonyms.ts';

/** The document that a bank said, as one of the country; nothing where it hides a part of it. */
const documentSaid = async ({ country, answered }: Validation): Promise<DocumentJudgement | undefined> => {
  const { documentType: type, documentNumber: number } = answered ?? {};
  if (!type || !number || isMasked(number) || !isCountry(country)) return undefined;
  const { judgeDocument } = await loadCountry(country);
  const judged = judgeDocument({ type, number });
  return judged.ok ? judged : undefined;
};

/** Whether the bank said, whole, the very document that counts. */
const isSaidWhole = (stated: DocumentJudgement | undefined, said: DocumentJudgement | undefined): boolean =>
  said !== undefined &&
  (stated === undefined ||
    isSameDocument({ type: stated.type, number: stated.normalized }, { type: said.type, number: said.normalized }));

/** A final answer as payees learn from it; nothing where the country is one that only another version knows. */
export const answerOf = async (
  ports: PortsOf<'pseudonyms.of'>,
  validation: Validation,
): Promise<Answer | undefined> => {
  const { userId, country: code, status, completedAt, expectedName, nameMatch, beneficiary } = validation;
  const account = await judgementOf(validation);
  if (!account || !completedAt || !isCountry(code)) return undefined;
  const country = await loadCountry(code);
  const stated = await documentOf(validation);
  const said = await documentSaid(validation);
  const isDocumentOther = validation.fraudReasons?.includes('document_differs') ?? false;
  const document = isDocumentOther ? undefined : (stated ?? said);
  return {
    validationId: validation.id,
    at: completedAt,
    isValid: status === 'VALID',
    account: await payeeAccountOf(ports, userId, {
      country,
      stated: validation,
      judged: { account, document: stated },
    }),
    holder: beneficiary,
    expectedName,
    nameResult: nameMatch?.result,
    document: await documentOfPayee(ports, { userId, country: code }, document),
    statedDocument: await documentOfPayee(ports, { userId, country: code }, stated),
    isDocumentSaid: !isDocumentOther && isSaidWhole(stated, said),
    isDocumentOther,
  };
};
