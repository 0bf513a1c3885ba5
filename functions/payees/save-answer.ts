import { Fault } from '#shared/errors/fault.ts';
import { payeeNameAtMost } from '#shared/validation/payees.ts';
import type { PortsOf } from '../ports/connect.ts';
import { accountOfAnswer, nameIn } from '../rules/payees/learn.ts';
import type { Validation } from '../store/validations/validation.ts';
import { answerOf } from './answer.ts';
import type { Saving } from './save.ts';

const refuse = (pointer: string): never => {
  throw new Fault('errors.invalidAccount', { fields: [{ pointer, code: 'field.invalid' }] });
};

/** Out of an answer of a bank that knows the account; elsewhere nobody said whose it is. */
export const answeredPayee = async (
  ports: PortsOf<'pseudonyms.of'>,
  validation: Validation,
  { name, confirmedAt }: { readonly name?: string | undefined; readonly confirmedAt: string },
): Promise<Saving> => {
  const { environment, status, verified, beneficiary, expectedName } = validation;
  if (environment !== 'production' || status !== 'VALID' || !verified) return refuse('/validationId');
  const answer = await answerOf(ports, validation);
  if (!answer) return refuse('/validationId');
  const called = name ?? nameIn(answer) ?? expectedName ?? beneficiary;
  if (!called) throw new Fault('errors.invalidAccount', { fields: [{ pointer: '/name', code: 'field.required' }] });
  return {
    name: called.slice(0, payeeNameAtMost),
    document: answer.document,
    account: { ...accountOfAnswer(answer), confirmedAt },
  };
};
