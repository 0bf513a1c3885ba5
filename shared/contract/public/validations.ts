import * as z from 'zod';
import { endpointOf } from '../endpoint.ts';
import { pageBody, pageOf, pageQuery } from '../page.ts';
import {
  accountAsked,
  historyFilter,
  historySearch,
  refusedValidations,
  Validation,
  ValidationId,
  ValidationSummary,
} from '../resources/validation.ts';
import { creations, lists, readings, searches } from './examples/validations.ts';

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
  examples: creations,
});

export const getValidation = endpoint({
  method: 'GET',
  path: '/v1/validations/{id}',
  auth: 'key',
  callClass: 'integrateRead',
  summary: 'One validation with its whole answer',
  description: 'Of the environment of the key: one of the other is not found.',
  status: 200,
  params: z.strictObject({ id: ValidationId }),
  response: Validation,
  errors: ['errors.notFound'],
  examples: readings,
});

const { environment: _, ...filter } = historyFilter;
const { environment: _own, ...search } = historySearch;

export const listValidations = endpoint({
  method: 'GET',
  path: '/v1/validations',
  auth: 'key',
  callClass: 'integrateRead',
  summary: 'The history, newest first',
  description:
    'Everything that the account validated in the environment of the key, whatever door it came through. A cursor goes on with the same filters only.',
  status: 200,
  query: z.strictObject({ ...filter, ...pageQuery }),
  searchedBy: 'POST /v1/validations/search',
  response: pageOf(ValidationSummary),
  errors: ['errors.invalidCursor'],
  examples: lists,
});

export const searchValidations = endpoint({
  method: 'POST',
  path: '/v1/validations/search',
  auth: 'key',
  callClass: 'integrateRead',
  summary: 'The history by words and numbers, newest first',
  description:
    'Finds names, accounts, documents and references by any of their words, numbers by their last digits too. It reads only; what you search for goes in the body, since addresses are written down in logs. A cursor goes on with the same search only.',
  status: 200,
  body: z.strictObject({ ...search, ...pageBody }),
  response: pageOf(ValidationSummary),
  errors: ['errors.invalidCursor'],
  examples: searches,
});
