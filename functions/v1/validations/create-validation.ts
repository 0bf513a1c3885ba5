import { createValidation as contract } from '#shared/contract/public/validations.ts';
import { doorOfKeys } from '#shared/validation/doors.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { answerOf, repeatedAnswer } from '../../validations/answer.ts';
import { validate, validatePorts } from '../../validations/validate.ts';

export const createValidation = implement(contract)
  .needing(...validatePorts)
  .by(
    async ({ body, caller: { userId: owner, id, environment }, claim }, ports) => {
      const via = { via: doorOfKeys, viaId: id } as const;
      return answerOf(await validate(ports, { owner, via, body: { ...body, environment }, claim }), contract.path);
    },
    (id, { caller: { userId } }, ports) => repeatedAnswer(ports, { userId, id }, contract.path),
  );

export const handler = await http(createValidation);
