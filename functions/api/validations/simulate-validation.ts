import { simulateValidation as contract } from '#shared/contract/app/validations.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { simulate } from '../../validations/simulate.ts';

export const simulateValidation = implement(contract)
  .needing('clock.now')
  .by(({ body }, { clock }) => simulate(body, clock.now()));

export const handler = await http(simulateValidation);
