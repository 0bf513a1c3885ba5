import * as z from 'zod';
import { lotSources, movementKinds } from '../../validation/credits.ts';
import { reservationStates } from '../../validation/status.ts';
import { endpointOf } from '../endpoint.ts';
import { pageOf, pageQuery } from '../page.ts';
import { Credits } from '../resources/credits.ts';
import { shownOf } from '../shown.ts';

const endpoint = endpointOf('app');

export const getCredits = endpoint({
  method: 'GET',
  path: '/api/credits',
  auth: 'user',
  callClass: 'read',
  summary: 'Live credits: balance, next expiry and the lots behind it',
  status: 200,
  response: Credits,
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
    expiresAt: z.iso.datetime().nullable().meta({
      description:
        'Of a movement of a lot as a whole (grant, expire, reverse, freeze): when its credits expire. Null for all others.',
    }),
    lotId: z.string().meta({ description: 'The lot; of a debt, the debt: it is paid when its movements add up to 0.' }),
    source: shownOf(lotSources),
    validationId: z.string().nullable(),
    batch: z.object({ id: z.string(), name: z.string().nullable() }).nullable().meta({
      description: 'The batch that took credits for many rows at once, or gave back what no row was charged.',
    }),
    paymentId: z.string().nullable().meta({
      description:
        'The payment that explains it: what was bought, whose money went back or is disputed, or who pays whose debt.',
    }),
    reservation: z.enum(reservationStates).nullable().meta({
      description:
        'Of the reserve of a validation: still held, posted by the answer, or voided because none came. Null for a batch.',
    }),
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
