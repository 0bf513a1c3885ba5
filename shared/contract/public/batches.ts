import * as z from 'zod';

import { batchLimits } from '../../validation/batches.ts';
import { endpointOf } from '../endpoint.ts';
import { cursor, pageOf, pageQuery } from '../page.ts';
import {
  Batch,
  BatchActionParams,
  batchAsked,
  batchName,
  batchNote,
  BatchParams,
  BatchResult,
  hasRowsOrUpload,
  refusedActions,
  resultsFilter,
} from '../resources/batch.ts';

const endpoint = endpointOf('public');

export const createBatch = endpoint({
  method: 'POST',
  path: '/v1/batches',
  auth: 'key',
  callClass: 'integrateRead',
  summary: 'Ask about many accounts: rows in the request, or a file that is uploaded',
  status: 201,
  body: z.strictObject({ ...batchAsked }).refine(hasRowsOrUpload, { path: ['rows'] }),
  bodyAtMostKb: Math.ceil(batchLimits.inlineBytes / 1024),
  response: Batch,
  errors: ['errors.tooManyBatches'],
  idempotent: true,
  idempotentAs: 'POST /api/batches',
  counts: 'rows',
});

export const listBatches = endpoint({
  method: 'GET',
  path: '/v1/batches',
  auth: 'key',
  callClass: 'integrateRead',
  summary: 'Your batches, newest first',
  status: 200,
  query: z.strictObject({ ...pageQuery }),
  response: pageOf(Batch),
  errors: ['errors.invalidCursor'],
});

export const getBatch = endpoint({
  method: 'GET',
  path: '/v1/batches/{id}',
  auth: 'key',
  callClass: 'integrateRead',
  summary: 'One batch: where it is, what it counted and what it cost',
  status: 200,
  params: BatchParams,
  response: Batch,
  errors: ['errors.notFound'],
});

export const actOnBatch = endpoint({
  method: 'POST',
  path: '/v1/batches/{id}/{action}',
  auth: 'key',
  callClass: 'integrateRead',
  summary:
    'Start a batch whose file was uploaded; pause, resume or cancel it; ask again about rows that nobody answered',
  status: 200,
  params: BatchActionParams,
  response: Batch,
  errors: refusedActions,
});

export const listBatchResults = endpoint({
  method: 'GET',
  path: '/v1/batches/{id}/results',
  auth: 'key',
  callClass: 'integrateRead',
  summary: 'Every row and what became of it, in the order they were sent',
  status: 200,
  params: BatchParams,
  query: z.strictObject({
    ...resultsFilter,
    ...pageQuery,
    cursor,
    limit: z.coerce.number().int().min(1).max(batchLimits.resultsPage).default(100),
  }),
  response: pageOf(BatchResult),
  errors: ['errors.notFound', 'errors.invalidCursor'],
});
