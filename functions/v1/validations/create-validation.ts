import { createValidation as contract } from '#shared/contract/public/validations.ts';
import { doorOfKeys } from '#shared/validation/doors.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { answerOf, repeatedAnswer } from '../../validations/answer.ts';
import { validate, validatePorts } from '../../validations/validate.ts';

export const createValidation = implement(contract)
  .needing(...validatePorts)
  .by(
    async ({ body, caller: { userId, id, environment }, claim }, ports) => {
      const request = { owner: userId, via: { via: doorOfKeys, viaId: id }, body: { ...body, environment }, claim };
      return answerOf(await validate(ports, request), contract.path);
    },
    (id, { caller: { userId } }, ports) => repeatedAnswer(ports, { userId, id }, contract.path),
  );

export const handler = await http(createValidation);
