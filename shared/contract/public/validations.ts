import * as z from 'zod';
import { endpointOf } from '../endpoint.ts';
import { pageOf, pageQuery } from '../page.ts';
import {
  accountAsked,
  historyFilter,
  refusedValidations,
  Validation,
  ValidationId,
  ValidationSummary,
} from '../resources/validation.ts';

const endpoint = endpointOf('public');

export const createValidation = endpoint({
  method: 'POST',
  path: '/v1/validations',
  auth: 'key',
  callClass: 'integrate',
  summary: 'Ask the bank whether an account exists, can receive money and whose it is',
  description:
    'The key says the environment: a sandbox key is answered by a table, costs nothing and never reaches a bank; a production key costs one credit where the bank answers.',
  status: 201,
  alsoStatus: 202,
  body: z.strictObject(accountAsked),
  response: Validation,
  errors: refusedValidations,
  idempotent: true,
  idempotentAs: 'POST /api/validations',
  counts: 'validation',
});
