import * as z from 'zod';
import { Email } from '#shared/contract/email.ts';
import { lines } from '#shared/contract/lines.ts';
import { planNames } from '#shared/plans.ts';
import { refusedCharacter } from '#shared/validation/characters.ts';
import { supportLimits, ticketKinds, ticketStates } from '#shared/validation/support.ts';
import { plusDays } from '../rules/time.ts';

/** Why: it ends in the audit trail, which nothing changes afterwards; who asks AWS says. */
const asked = { why: z.string().trim().min(3).max(200) };
const Lot = z.string().regex(/^lot_[0-9a-z]{26}$/);
/** As the table keeps it, so that it compares with what stands there. */
const Instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString());
const Payment = z.string().regex(/^pay_[0-9a-z]{26}$/);
const Ticket = z.string().regex(/^tkt_[0-9a-z]{26}$/);
const Month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);
/** `480.00`, in cents. */
const Amount = z
  .string()
  .regex(/^\d{1,5}(\.\d{2})?$/)
  .transform((text) => Math.round(Number(text) * 100))
  .refine((cents) => cents > 0, { error: 'An amount above zero' });
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
    /** Chosen by whoever asks, so that asking again after a lost answer grants nothing twice; else it follows from the request. */
    lot: Lot.optional(),
    ...asked,
  }),
  z.strictObject({ command: z.literal('movements'), email: Email, limit: number(1, 100).default(20), ...asked }),
  z.strictObject({ command: z.literal('resend'), email: Email, ...asked }),
  z.strictObject({ command: z.literal('remove-second-factor'), email: Email, ...asked }),
  z.strictObject({ command: z.literal('expire'), email: Email, lot: Lot, ...asked }),
  z.strictObject({ command: z.literal('log-out'), email: Email, ...asked }),
  z.strictObject({ command: z.literal('books'), email: Email, ...asked }),
  z.strictObject({
    command: z.literal('audit'),
    month: Month,
    limit: number(1, 100).default(20),
    ...asked,
  }),
  z.strictObject({
    command: z.literal('verify-audit'),
    /** A head of the chain as a log says it, `<n>.<hash>`: the trail must reach that far, and have had it there. */
    anchor: z
      .string()
      .regex(/^\d{1,12}\.[0-9a-f]{64}$/)
      .transform((text) => ({ n: Number(text.split('.')[0]), hash: text.split('.')[1] ?? '' }))
      .optional(),
    ...asked,
  }),
  z.strictObject({ command: z.literal('payment'), id: Payment, ...asked }),
  z.strictObject({ command: z.literal('settle'), id: Payment, ...asked }),
  z
    .strictObject({
      command: z.literal('pay-link'),
      amount: Amount,
      description: z.string().trim().min(3).max(127),
      /** Whose credits they are; without credits the link pays for something else. */
      email: Email.optional(),
      credits: number(1, 10_000).optional(),
      days: number(1, 365).optional(),
      tier: z.enum(planNames).default('free'),
      /** The last day on which it can be paid. */
      expires: z.iso.date().optional(),
      many: z.literal('true').optional(),
      ...asked,
    })
    .refine(({ email, credits, days }) => (credits === undefined) === (days === undefined) && (email || !credits), {
      error: 'Credits need days, and an e-mail whose they are',
    }),
  z.strictObject({ command: z.literal('pay-links'), limit: number(1, 100).default(20), ...asked }),
  z.strictObject({
    command: z.literal('withdraw-link'),
    link: z.string().regex(/^pl_[0-9A-Za-z]{16}$/),
    ...asked,
  }),
  z.strictObject({ command: z.literal('paypal-setup'), ...asked }),
  z.strictObject({
    command: z.literal('tickets'),
    month: Month.optional(),
    kind: z.enum(ticketKinds).optional(),
    /** Those in one state; `--state` says where the product that runs here keeps its own. */
    only: z.enum(ticketStates).optional(),
    limit: number(1, 100).default(20),
    ...asked,
  }),
  z.strictObject({ command: z.literal('ticket'), id: Ticket, ...asked }),
  z.strictObject({ command: z.literal('mailbox'), email: Email, ...asked }),
  z.strictObject({ command: z.literal('clear-mailbox'), email: Email, ...asked }),
  z.strictObject({
    command: z.literal('answer-ticket'),
    id: Ticket,
    text: lines(supportLimits.message).refine((text) => !refusedCharacter.test(text.replaceAll(/[\n\t]/g, ' ')), {
      error: 'Without controls and marks that turn the direction of a text',
    }),
    /** Nothing more is expected of anybody. */
    close: z.literal('true').optional(),
    ...asked,
  }),
  z.strictObject({ command: z.literal('release-ticket'), id: Ticket, ...asked }),
  z.strictObject({ command: z.literal('spam-ticket'), id: Ticket, ...asked }),
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
type Said = z.output<typeof Command>;
type Grant = Extract<Said, { command: 'grant' }>;
/** A command whose lot has a name, whoever gave it, and by whom, as AWS names them. */
export type Command = (Exclude<Said, Grant> | (Grant & { readonly lot: string })) & { readonly by: string };
export type CommandName = Command['command'];
