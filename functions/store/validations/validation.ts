import * as z from 'zod';
import { NameMatch } from '#shared/contract/resources/validation.ts';
import { environments } from '#shared/validation/environment.ts';
import { reasonNames } from '#shared/validation/reasons.ts';
import { doors, type Door, type firstDoor } from '#shared/validation/doors.ts';
import { fraudLevels, fraudReasons } from '#shared/validation/risk.ts';
import { statuses, unreadable } from '#shared/validation/status.ts';
import { Question, statedFields } from '../../rules/bank/bank-answer.ts';
import { Stated } from '../../rules/bank/known.ts';
import { momentIn } from '../../rules/id-time.ts';
import { keys, ownerIn, validationIn } from '../table/keys.ts';
import { knownWords, rowsOf, type Item } from '../table/row.ts';
import { KeptPayee, payeeIn } from './kept-payee.ts';

/** A bank that wants more time: what to ask it again, and until when. Kept no longer than that. */
const Awaiting = z.object({ until: z.iso.datetime(), question: Question });
export type Awaiting = z.output<typeof Awaiting>;

/** The reserved credits and the lot they were taken out of; with `block`, they were taken for many validations together. */
const Hold = z.object({
  lotId: z.string(),
  source: z.string(),
  credits: z.int().positive(),
  block: z.string().optional(),
});
export type Hold = z.output<typeof Hold>;

/** Which door a validation came through: the dashboard, or a key, batch or widget session of this id. */
export type Origin =
  | { readonly via: typeof firstDoor }
  | { readonly via: Exclude<Door, typeof firstDoor>; readonly viaId: string };

/** What only explains an answer reads as absent where this version does not know the word: the answer itself stands. */
const explanations = {
  reason: z.enum(reasonNames).optional().catch(undefined),
  nameMatch: NameMatch.optional().catch(undefined),
  fraudLevel: z.enum(fraudLevels).optional().catch(undefined),
  fraudReasons: knownWords(fraudReasons).optional().catch(undefined),
  /** Which door it came through, and the id of the key, batch or widget session; older rows say neither. */
  via: z.enum(doors).optional().catch(undefined),
};

const Row = z.object({
  id: z.string(),
  userId: z.string(),
  environment: z.enum(environments),
  status: z.enum(statuses),
  country: z.string(),
  format: z.string(),
  accountNumber: z.string(),
  normalized: z.string(),
  ...statedFields,
  answered: Stated.optional(),
  beneficiary: z.string().optional(),
  currency: z.string().optional(),
  reference: z.string().optional(),
  verified: z.boolean().default(false),
  ...explanations,
  viaId: z.string().optional(),
  /** Absent in sandbox, which charges nothing. */
  hold: Hold.optional(),
  awaiting: Awaiting.optional(),
  /** What the customer's own memory said of the payee when the bank answered; absent where it said nothing. */
  payee: KeptPayee.optional().catch(undefined),
  /** Whom the person who asked expects to pay, as written; older answers were kept without it. */
  expectedName: z.string().optional().catch(undefined),
  createdAt: z.iso.datetime(),
  completedAt: z.iso.datetime().optional(),
  /** When the consumer of the stream counted it. */
  usageCountedAt: z.iso.datetime().optional(),
});

const Validation = Row.transform(({ payee, ...row }) => ({
  ...row,
  ...(payee && { payee: payeeIn(payee, row.beneficiary) }),
}));

/** One that could not be read says so by its status; what of it can be shown is. */
export type Validation = Omit<z.output<typeof Validation>, 'status'> & {
  readonly status: (typeof statuses)[number] | typeof unreadable;
};

const isPlaced = ({ pk, sk, userId, id }: Item): boolean => {
  if (typeof userId !== 'string' || typeof id !== 'string') return false;
  const key = keys.validation(userId, id);
  return pk === key.pk && sk === key.sk;
};

/** A row names its owner and itself; in another place it would be settled where nobody looks. */
const rowsAs = <S extends z.ZodType>(schema: S) =>
  rowsOf(
    'validation',
    z
      .any()
      .refine(isPlaced, { path: ['pk'] })
      .pipe(schema),
  );

const rows = rowsAs(Validation);

const billedRows = rowsAs(Row.pick({ id: true, status: true, environment: true, completedAt: true, hold: true }));

const text = z.string().catch('');
const Remains = z.object({
  environment: z.enum(environments).catch('production'),
  country: text,
  format: text,
  accountNumber: text,
  normalized: text,
  beneficiary: z.string().optional().catch(undefined),
  reference: z.string().optional().catch(undefined),
});

const remainsOf = (item: Item): Validation => {
  const id = validationIn(String(item['sk']));
  return {
    ...Remains.parse(item),
    id,
    userId: ownerIn(String(item['pk'])),
    status: unreadable,
    verified: false,
    createdAt: momentIn(id) ?? new Date(0).toISOString(),
  };
};

/** Every item is a validation, be it one that this version cannot read. */
export const readValidation = (item: Item): Validation => rows.one(item) ?? remainsOf(item);

/** What books judge of it, none of which is personal: nothing is opened for them. */
export type Billed = Pick<Validation, 'id' | 'status' | 'environment' | 'completedAt' | 'hold'>;
export const readBilled = (item: Item): Billed => billedRows.one(item) ?? remainsOf(item);
