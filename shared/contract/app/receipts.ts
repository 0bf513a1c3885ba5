import * as z from 'zod';
import { callLimits } from '../../plans.ts';
import { receiptHours } from '../../validation/receipts.ts';
import { endpointOf } from '../endpoint.ts';
import { Receipt, ReceiptId } from '../resources/receipt.ts';
import { ValidationId } from '../resources/validation.ts';

const endpoint = endpointOf('app');

const ReceiptParams = z.strictObject({ id: ReceiptId });

/** A receipt as its owner sees it. */
const OwnReceipt = z.object({
  id: z.string(),
  url: z.string(),
  full: z.boolean(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  revokedAt: z.iso.datetime().nullable(),
});

export const createReceipt = endpoint({
  method: 'POST',
  path: '/api/validations/{id}/receipts',
  auth: 'user',
  callClass: 'account',
  evidence: 'receipt.created',
  summary: 'A signed receipt of an answer behind a link that ends; masked unless `full`',
  status: 201,
  params: z.strictObject({ id: ValidationId }),
  body: z.strictObject({
    expiresInHours: z.int().min(receiptHours.least).max(receiptHours.most).default(receiptHours.usual),
    full: z.boolean().default(false),
  }),
  response: OwnReceipt.extend({ jws: z.string() }),
  errors: ['errors.notFound', 'errors.noAnswerYet', 'errors.tooManyReceipts'],
});

export const listReceipts = endpoint({
  method: 'GET',
  path: '/api/validations/{id}/receipts',
  auth: 'user',
  callClass: 'read',
  summary: 'The receipts of a validation, newest first',
  status: 200,
  params: z.strictObject({ id: ValidationId }),
  response: z.object({ data: z.array(OwnReceipt) }),
  errors: ['errors.notFound'],
});

export const getReceipt = endpoint({
  method: 'GET',
  path: '/api/receipts/{id}',
  auth: 'guest',
  callClass: 'catalog',
  limit: callLimits.showReceipt,
  summary: 'What a receipt says, for whoever holds its link',
  status: 200,
  params: ReceiptParams,
  response: Receipt,
  errors: ['errors.notFound'],
});

export const checkReceipt = endpoint({
  method: 'POST',
  path: '/api/receipts/check',
  auth: 'guest',
  callClass: 'catalog',
  limit: callLimits.showReceipt,
  summary: 'Whether a signed receipt is ours, unaltered, and still holds',
  status: 200,
  body: z.strictObject({ jws: z.string().min(1).max(8000) }),
  response: Receipt.omit({ id: true }).extend({ id: z.string().nullable() }),
  errors: [],
});

export const revokeReceipt = endpoint({
  method: 'DELETE',
  path: '/api/receipts/{id}',
  auth: 'user',
  callClass: 'account',
  evidence: 'receipt.revoked',
  summary: 'Close the link of a receipt at once; what it said is deleted',
  status: 204,
  params: ReceiptParams,
  response: z.undefined(),
  errors: ['errors.notFound'],
});

export const getKeySet = endpoint({
  method: 'GET',
  path: '/.well-known/jwks.json',
  auth: 'guest',
  callClass: 'catalog',
  summary: 'The public keys that receipts are verified with: RFC 7517, Ed25519 of RFC 8037',
  status: 200,
  response: z.object({
    keys: z.array(
      z.object({
        kty: z.literal('OKP'),
        crv: z.literal('Ed25519'),
        x: z.string(),
        kid: z.string(),
        use: z.literal('sig'),
        alg: z.literal('EdDSA'),
      }),
    ),
  }),
  cacheSeconds: 3600,
  errors: [],
});
