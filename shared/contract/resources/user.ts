import * as z from 'zod';
import { planNames } from '../../plans.ts';
import { creditStates } from '../../validation/credits.ts';

export const User = z
  .object({
    email: z.string(),
    credits: z.int().min(0),
    creditsState: z.enum(creditStates),
    creditsExpiration: z.iso.datetime().nullable(),
    /** Whole days until then. */
    creditsDaysLeft: z.int().nullable(),
    /** How many ended unused, where there are none. */
    creditsExpired: z.int(),
    /** Credits that the next purchase pays first, because they were spent and their money went back. */
    debt: z.int().min(0),
    plan: z.enum(planNames),
  })
  .meta({ id: 'User', description: 'The signed-in company user and what it can spend.' });

export const SecondFactor = z
  .object({
    confirmedAt: z.iso.datetime(),
    recoveryCodesLeft: z.int(),
    endsAt: z.iso.datetime().nullable().meta({
      description:
        'When support switches it off, as was asked of it; null where nobody did. A login with a code stops that.',
    }),
  })
  .meta({ id: 'SecondFactor', description: 'What a login wants beside the password.' });

export const Profile = z
  .object({
    email: z.string(),
    company: z.string().nullable().meta({ description: 'What receipts call it; null where it never said.' }),
    createdAt: z.iso.datetime(),
    passwordChangedAt: z.iso.datetime().nullable(),
    passwordIsCommon: z
      .boolean()
      .meta({ description: 'The last login was with a password that would not be taken today.' }),
    secondFactor: SecondFactor.nullable(),
    mailbox: z
      .enum(['fine', 'bounces', 'unwanted'])
      .meta({ description: 'Whether mails reach it: it gave one back, or its owner called one spam.' }),
  })
  .meta({ id: 'Profile', description: 'Who the account is.' });
