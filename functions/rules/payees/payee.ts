import * as z from 'zod';
import { knowledgeChanges, payeeOrigins, recheckRhythms } from '#shared/validation/payees.ts';
import { statedFields } from '../bank/bank-answer.ts';

const Moment = z.iso.datetime();

/** A name that banks said of an account, and from when to when. */
const Said = z.object({ name: z.string(), since: Moment, until: Moment });
export type Said = Readonly<z.output<typeof Said>>;

/** An account of a payee: all it takes to ask about it again, and what banks said of it. */
export const PayeeAccount = z.object({
  /** A pseudonym of everything that is asked of the bank: what is asked the same is one account. */
  id: z.string(),
  country: z.string(),
  format: z.string(),
  accountNumber: z.string(),
  normalized: z.string(),
  /** As lists show it. */
  masked: z.string(),
  bankName: z.string().optional(),
  ...statedFields,
  /** Whom the bank named first, since somebody confirmed the account; a later name is compared with it. */
  holder: Said.optional().catch(undefined),
  /** Whom it named last. */
  said: Said.optional().catch(undefined),
  firstAt: Moment,
  /** The last time the bank said that it exists, and by which answer. */
  lastAt: Moment.optional(),
  validationId: z.string().optional(),
  /** When somebody said that it is theirs; what was answered before does not change it any more. */
  confirmedAt: Moment.optional(),
});
export type PayeeAccount = Readonly<z.output<typeof PayeeAccount>>;

export const payeeEvents = ['saved', 'same', 'confirmed', 'removed', 'renamed', ...knowledgeChanges] as const;

const PayeeEvent = z.object({
  at: Moment,
  what: z.enum(payeeEvents),
  validationId: z.string().optional(),
  accountId: z.string().optional(),
  was: z.string().optional(),
  /** Answers in a row that changed nothing are one event. */
  times: z.int().min(1).default(1),
});
export type PayeeEvent = Readonly<z.output<typeof PayeeEvent>>;

/** Events that this version cannot read take nothing else with them. */
const Events = z
  .array(z.unknown())
  .catch([])
  .transform((events) => events.flatMap((event) => PayeeEvent.safeParse(event).data ?? []));

export const PayeeDocument = z.object({ type: z.string(), number: z.string(), id: z.string() });
export type PayeeDocument = Readonly<z.output<typeof PayeeDocument>>;

/** Somebody whom a customer pays. Everything else that is written of a payee follows from it. */
export const Payee = z.object({
  id: z.string(),
  userId: z.string(),
  name: z.string(),
  /** `id` is its pseudonym. */
  document: PayeeDocument.optional(),
  origin: z.enum(payeeOrigins).catch('hand'),
  accounts: z.array(PayeeAccount),
  /** Pseudonyms of the names it is known by: its own, and those that banks say of its accounts. */
  names: z.array(z.string()),
  validations: z.int().min(0),
  recheck: z.enum(recheckRhythms).catch('never'),
  /** When the rhythm was chosen. */
  recheckSince: Moment.optional().catch(undefined),
  nextRecheckAt: Moment.optional().catch(undefined),
  events: Events,
  createdAt: Moment,
  /** Raised by each write. */
  version: z.int(),
});
export type Payee = Readonly<z.output<typeof Payee>>;
