import * as z from 'zod';
import { creditStates, lotSources, movementKinds } from '../../validation/credits.ts';
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
  callClass: 'read',
  summary: 'Live credits: balance, next expiry and the lots behind it',
  status: 200,
  response: z.object({
    balance: z.int(),
    state: z.enum(creditStates).meta({
      description: '`none`: the last credits were spent, or there never were any. `expired`: they ended unused.',
    }),
    expiresAt: z.iso.datetime().nullable(),
    daysLeft: z
      .int()
      .nullable()
      .meta({ description: 'Days of 24 hours until `expiresAt`, a begun one counted: 1 in the last.' }),
    expired: z.int().meta({ description: 'How many credits ended unused; 0 unless the state is `expired`.' }),
    lots: z.array(Lot),
  }),
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
    expiresAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'Of a grant, or an expire of a whole lot: when its credits expire. Null for all others.' }),
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
  callClass: 'search',
  summary: 'Every movement of credits, newest first',
  status: 200,
  query: z.strictObject(pageQuery),
  response: pageOf(Movement),
  errors: ['errors.invalidCursor'],
});
