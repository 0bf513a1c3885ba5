import * as z from 'zod';
import { planNames } from '../../plans.ts';
import { creditStates, lotSources } from '../../validation/credits.ts';
import { shownOf } from '../shown.ts';

const Lot = z
  .object({
    source: shownOf(lotSources),
    tier: z.enum(planNames).meta({ description: 'The plan that counts while it lives, also once it is spent.' }),
    granted: z.int(),
    remaining: z.int(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'CreditLot', description: 'Credits granted together; they expire together.' });

export const Credits = z.object({
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
  debt: z.int().meta({
    description:
      'Credits that were spent although their money went back: the next purchase pays them before anything else.',
  }),
  lots: z.array(Lot),
});
