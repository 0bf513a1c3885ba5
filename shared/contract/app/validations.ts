import * as z from 'zod';
import { callLimits } from '../../plans.ts';
import { environments } from '../../validation/environment.ts';
import { endpointOf } from '../endpoint.ts';
import { nextCursorHeader } from '../export.ts';
import { cursor, pageBody, pageOf, pageQuery } from '../page.ts';
import {
  accountAsked,
  historyFilter,
  historySearch,
  refusedValidations,
  SimulatedValidation,
  Validation,
  ValidationId,
  ValidationSummary,
} from '../resources/validation.ts';

const endpoint = endpointOf('app');

/** Of the answer that examples tell. */
const exampleId = 'val_01kb0c4s8w2f6j9n3r7v1x5z0a';

export const createValidation = endpoint({
  method: 'POST',
  path: '/api/validations',
  auth: 'user',
  callClass: 'validate',
  summary: 'Ask the bank whether an account exists, can receive money and whose it is',
  status: 201,
  alsoStatus: 202,
  body: z.strictObject({ ...accountAsked, environment: z.enum(environments).default('production') }),
  response: Validation,
  examples: [
    {
      summary: 'In the sandbox, at no cost, without saying whom you expect to pay',
      request: { country: 'MX', accountNumber: '999700000000000001', environment: 'sandbox' },
      response: { id: exampleId, status: 'VALID', beneficiary: 'PAPELERIA LUNA NUEVA', nameMatch: null },
      isExcerpt: true,
    },
  ],
  errors: refusedValidations,
  idempotent: true,
});

export const simulateValidation = endpoint({
  method: 'POST',
  path: '/api/public/sandbox-validations',
  auth: 'guest',
  callClass: 'catalog',
  limit: callLimits.simulate,
  summary: 'Ask the simulated bank of the sandbox without an account; nothing is kept or charged',
  description:
    'Takes what a validation takes and answers what the sandbox answers to it, without an id. A slow account is answered at once.',
  status: 200,
  body: z.strictObject({ ...accountAsked, environment: z.literal('sandbox').default('sandbox') }),
  response: SimulatedValidation,
  examples: [
    {
      summary: 'An account that exists',
      request: { country: 'MX', accountNumber: '999700000000000001' },
      response: { environment: 'sandbox', status: 'VALID', beneficiary: 'PAPELERIA LUNA NUEVA', verified: false },
      isExcerpt: true,
    },
  ],
  errors: ['errors.invalidAccount'],
});

export const getValidation = endpoint({
  method: 'GET',
  path: '/api/validations/{id}',
  auth: 'user',
  callClass: 'read',
  summary: 'One validation with its whole answer',
  status: 200,
  params: z.strictObject({ id: ValidationId }),
  response: Validation,
  errors: ['errors.notFound'],
});

export const matchName = endpoint({
  method: 'POST',
  path: '/api/validations/{id}/name-match',
  auth: 'user',
  callClass: 'account',
  summary: 'Compare whom you expect to pay with the holder the bank named; the answer is paid already, so it is free',
  status: 200,
  params: z.strictObject({ id: ValidationId }),
  body: z.strictObject({ name: accountAsked.beneficiaryName.unwrap() }),
  response: Validation,
  examples: [
    {
      summary: 'The holder has one more word',
      params: { id: exampleId },
      request: { name: 'Luna Nueva' },
      response: {
        id: exampleId,
        nameMatch: { result: 'partial', reasons: [{ code: 'extra', expected: null, holder: 'PAPELERIA' }] },
        fraudRisk: { level: 'MEDIUM', reasons: ['name_partial'] },
        asked: { beneficiaryName: 'Luna Nueva' },
        credits: { charged: 0 },
      },
      isExcerpt: true,
    },
  ],
  errors: ['errors.notFound', 'errors.noHolder'],
});

export const listValidations = endpoint({
  method: 'GET',
  path: '/api/validations',
  auth: 'user',
  callClass: 'search',
  summary: 'The history, newest first',
  status: 200,
  query: z.strictObject({ ...historyFilter, ...pageQuery }),
  searchedBy: 'POST /api/validations/search',
  response: pageOf(ValidationSummary),
  errors: ['errors.invalidCursor'],
});

export const searchValidations = endpoint({
  method: 'POST',
  path: '/api/validations/search',
  auth: 'user',
  callClass: 'search',
  summary: 'The history by words and numbers, newest first',
  status: 200,
  body: z.strictObject({ ...historySearch, ...pageBody }),
  response: pageOf(ValidationSummary),
  errors: ['errors.invalidCursor'],
});

/** Rows of one file: far below what one answer may weigh (6 MB), whatever stands in them. */
export const rowsPerExport = 5_000;

export const exportValidations = endpoint({
  method: 'GET',
  path: '/api/validations/export',
  auth: 'user',
  callClass: 'search',
  proof: 'recent',
  evidence: 'history.exported',
  summary: `The history as CSV, newest first, numbers masked; after ${rowsPerExport} rows go on with the cursor in ${nextCursorHeader}`,
  status: 200,
  query: z.strictObject({ ...historyFilter, cursor }),
  searchedBy: 'POST /api/validations/export',
  contentType: 'text/csv; charset=utf-8',
  response: z.string(),
  errors: ['errors.invalidCursor'],
});

export const exportFoundValidations = endpoint({
  method: 'POST',
  path: '/api/validations/export',
  auth: 'user',
  callClass: 'search',
  proof: 'recent',
  evidence: 'history.exported',
  summary: `What a search of the history finds as CSV; after ${rowsPerExport} rows go on with the cursor in ${nextCursorHeader}`,
  status: 200,
  body: z.strictObject({ ...historySearch, cursor }),
  contentType: 'text/csv; charset=utf-8',
  response: z.string(),
  errors: ['errors.invalidCursor'],
});
