import * as z from 'zod';
import { Email } from '#shared/contract/email.ts';
import { planNames } from '#shared/plans.ts';
import { plusDays } from '../rules/time.ts';

/** Who asks and why: both end in the audit trail, which nothing changes afterwards. */
const asked = { by: z.string().trim().min(1).max(80), why: z.string().trim().min(3).max(200) };
const Lot = z.string().regex(/^lot_[0-9a-z]{26}$/);
/** As the table keeps it, so that it compares with what stands there. */
const Instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString());
const number = (min: number, max: number) => z.coerce.number().int().min(min).max(max);

/** As long as a failure queue remembers that something was given up. */
const republishedDays = 14;

/** Everything an operator can do, as `npm run ops -- <command> --<field> <value>` spells it. */
export const Command = z.discriminatedUnion('command', [
  z.strictObject({ command: z.literal('find'), email: Email, ...asked }),
  z.strictObject({
    command: z.literal('grant'),
    email: Email,
    credits: number(1, 10_000),
    days: number(1, 365),
    tier: z.enum(planNames).default('free'),
    /** Chosen by whoever asks, so that asking again after a lost answer grants nothing twice. */
    lot: Lot.optional(),
    ...asked,
  }),
  z.strictObject({ command: z.literal('movements'), email: Email, limit: number(1, 100).default(20), ...asked }),
  z.strictObject({ command: z.literal('resend'), email: Email, ...asked }),
  z.strictObject({ command: z.literal('expire'), email: Email, lot: Lot, ...asked }),
  z.strictObject({ command: z.literal('books'), email: Email, ...asked }),
  z.strictObject({
    command: z.literal('audit'),
    month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
    limit: number(1, 100).default(20),
    ...asked,
  }),
  z.strictObject({ command: z.literal('paypal-setup'), ...asked }),
  z.strictObject({ command: z.literal('parked'), limit: number(1, 100).default(20), ...asked }),
  z.strictObject({
    command: z.literal('unpark'),
    /** As `parked` names it, or every one. */
    row: z.union([z.literal('all'), z.string().regex(/^row_[0-9a-f]{16}$/)]),
    ...asked,
  }),
  z
    .strictObject({
      command: z.literal('republish'),
      from: Instant,
      until: Instant,
      /** Where the call before stopped, as it said itself. */
      after: z
        .string()
        .regex(/^[\w-]{1,500}$/)
        .optional(),
      ...asked,
    })
    .refine(({ from, until }) => from < until && until <= plusDays(from, republishedDays), {
      error: `From must come before until, by ${republishedDays} days at most`,
    }),
]);
export type Command = z.output<typeof Command>;
export type CommandName = Command['command'];
