import * as z from 'zod';

import { batchLimits } from '../../validation/batches.ts';
import { endpointOf } from '../endpoint.ts';
import { cursor, pageOf, pageQuery } from '../page.ts';
import {
  Batch,
  BatchActionParams,
  batchAsked,
  BatchParams,
  BatchResult,
  hasRowsOrUpload,
  refusedActions,
  resultsFilter,
} from '../resources/batch.ts';
import { actions, creations, lists, readings, results } from './examples/batches.ts';

const endpoint = endpointOf('public');

export const createBatch = endpoint({
  method: 'POST',
  path: '/v1/batches',
  auth: 'key',
  callClass: 'integrateBatch',
  summary: 'Ask about many accounts: rows in the request, or a file that is uploaded',
  description:
    'The key says the environment. Rows of a sandbox key are answered by a table and cost nothing; a production key costs one credit for each row that a bank answers. A row that cannot be right fails alone, with its findings, and costs nothing; rows that ask the same share one answer and one credit. The month of the key counts every row.',
  status: 201,
  body: z.strictObject({ ...batchAsked }).refine(hasRowsOrUpload, { path: ['rows'] }),
  bodyAtMostKb: Math.ceil(batchLimits.inlineBytes / 1024),
  response: Batch,
  errors: ['errors.tooManyBatches'],
  idempotent: true,
  idempotentAs: 'POST /api/batches',
  counts: 'rows',
  examples: creations,
});

export const listBatches = endpoint({
  method: 'GET',
  path: '/v1/batches',
  auth: 'key',
  callClass: 'integrateBatch',
  summary: 'Your batches, newest first',
  description:
    'Of the environment of the key, whoever made them. A page may hold fewer than asked though more follow: go by `hasMore`.',
  status: 200,
  query: z.strictObject({ ...pageQuery }),
  response: pageOf(Batch),
  errors: ['errors.invalidCursor'],
  examples: lists,
});

export const getBatch = endpoint({
  method: 'GET',
  path: '/v1/batches/{id}',
  auth: 'key',
  callClass: 'integrateBatch',
  summary: 'One batch: where it is, what it counted and what it cost',
  description: 'Of the environment of the key: one of the other is not found.',
  status: 200,
  params: BatchParams,
  response: Batch,
  errors: ['errors.notFound'],
  examples: readings,
});

export const actOnBatch = endpoint({
  method: 'POST',
  path: '/v1/batches/{id}/{action}',
  auth: 'key',
  callClass: 'integrateBatch',
  summary:
    'Start a batch whose file was uploaded; pause, resume or cancel it; ask again about rows that nobody answered',
  description:
    'What a batch did already it answers again: to pause one that is paused is no error. One that is cancelled or paused still gets the answers of rows that are under way, and pays them; `retry` asks again about rows that ended as ERROR or TIMEOUT.',
  status: 200,
  params: BatchActionParams,
  response: Batch,
  errors: refusedActions,
  examples: actions,
});

export const listBatchResults = endpoint({
  method: 'GET',
  path: '/v1/batches/{id}/results',
  auth: 'key',
  callClass: 'integrateBatch',
  summary: 'Every row and what became of it, in the order they were sent',
  description:
    'Rows are here as soon as they are read, answered or not. A page may hold fewer than asked though more follow: go by `hasMore`. A cursor goes on with the same filter only.',
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
  examples: results,
});
