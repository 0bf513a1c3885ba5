import { createValidation as contract } from '#shared/contract/app/validations.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { answerOf, repeatedAnswer } from '../../validations/answer.ts';
import { validate, validatePorts } from '../../validations/validate.ts';

export const createValidation = implement(contract)
  .needing(...validatePorts)
  .by(
    async ({ body, caller: { userId }, claim }, ports) =>
      answerOf(await validate(ports, { owner: userId, via: { via: 'dashboard' }, body, claim }), contract.path),
    (id, { caller: { userId } }, ports) => repeatedAnswer(ports, { userId, id }, contract.path),
  );

export const handler = await http(createValidation);
