import * as z from 'zod';
import { endpoint } from './endpoint.ts';

export const lotSources = ['free', 'pack', 'subscription', 'operator'] as const;

const Lot = z
  .object({
    source: z.enum(lotSources),
    granted: z.int(),
    remaining: z.int(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'CreditLot', description: 'Credits granted together; they expire together.' });

export const getCredits = endpoint({
  method: 'GET',
  path: '/api/credits',
  auth: 'user',
  summary: 'Live credits: balance, next expiry and the lots behind it',
  status: 200,
  response: z.object({ balance: z.int(), expiresAt: z.iso.datetime().nullable(), lots: z.array(Lot) }),
  errors: ['errors.unauthenticated'],
});
