import * as z from 'zod';
import { lotSources, movementKinds } from '../../validation/credits.ts';
import { reservationStates } from '../../validation/status.ts';
import { endpointOf } from '../endpoint.ts';
import { pageOf, pageQuery } from '../page.ts';
import { shownOf } from '../shown.ts';

const endpoint = endpointOf('app');

const Lot = z
  .object({
    source: shownOf(lotSources),
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
  errors: [],
});

const Movement = z
  .object({
    id: z.string(),
    kind: shownOf(movementKinds),
    credits: z
      .int()
      .nullable()
      .meta({ description: 'What it added to the lot; negative when it took. Null where the entry cannot be read.' }),
    at: z.iso.datetime(),
    lotId: z.string(),
    source: shownOf(lotSources),
    validationId: z.string().nullable(),
    reservation: z
      .enum(reservationStates)
      .nullable()
      .meta({ description: 'Of a reserve: still held, posted by the answer, or voided because none came.' }),
  })
  .meta({ id: 'CreditMovement', description: 'One immutable entry of the ledger.' });

export const listMovements = endpoint({
  method: 'GET',
  path: '/api/credits/movements',
  auth: 'user',
  summary: 'Every movement of credits, newest first',
  status: 200,
  query: z.strictObject(pageQuery),
  response: pageOf(Movement),
  errors: ['errors.invalidCursor'],
});
