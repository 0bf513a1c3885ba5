import * as z from 'zod';
import {
  attachmentTypes,
  supportCategories,
  supportPriorities,
  ticketKinds,
  ticketStates,
} from '#shared/validation/support.ts';
import { openedByOwner, openedEach, sealedFields, sealedValue, type Place } from '../sealing/sealed.ts';
import { rowsOf, type Item } from '../table/row.ts';

/** A picture that came along: what its owner called it, and what it is. */
export const Attached = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(attachmentTypes),
  size: z.int(),
});
export type Attached = Readonly<z.output<typeof Attached>>;

/** What a person of ours wrote back. */
export const TicketAnswer = z.object({ id: z.string(), at: z.iso.datetime(), by: z.string(), text: z.string() });
export type TicketAnswer = Readonly<z.output<typeof TicketAnswer>>;

/** What somebody wrote to us, as it came, and what became of it. */
const Ticket = z.object({
  id: z.string(),
  // Rows of before have neither. A word of another version is a message to read all the same.
  kind: z.enum(ticketKinds).catch('support'),
  state: z.enum(ticketStates).catch('open'),
  createdAt: z.iso.datetime(),
  language: z.enum(['es', 'en']).optional().catch(undefined),
  /** Of a customer; a visitor has the rest. */
  userId: z.string().optional(),
  email: z.string().optional(),
  company: z.string().optional(),
  phone: z.string().optional(),
  name: z.string(),
  subject: z.string().optional(),
  message: z.string(),
  category: z.enum(supportCategories).catch('general'),
  priority: z.enum(supportPriorities).catch('medium'),
  page: z.string().optional(),
  requestIds: z.array(z.string()).default([]),
  seen: z
    .object({ version: z.string().optional(), browser: z.string().optional(), error: z.string().optional() })
    .default({}),
  attachments: z.array(Attached.extend({ type: z.string() })).default([]),
  answers: z.array(TicketAnswer).default([]),
  /** When a person said that it is no spam. */
  releasedAt: z.iso.datetime().optional(),
});
export type Ticket = Readonly<z.output<typeof Ticket>>;

const rows = rowsOf('ticket', Ticket);

/** Who wrote, and what. */
const personal: ReadonlySet<string> = new Set([
  'email',
  'company',
  'phone',
  'name',
  'subject',
  'message',
  'page',
  'seen',
  'attachments',
]);

/** A visitor has no key: what one wrote stands as it is, and leaves by its time. */
export const ticketFields = ({ userId, ...ticket }: Ticket, place: Place): Promise<Item> | Item =>
  userId === undefined ? ticket : sealedFields(userId, place, { personal }, { userId, ...ticket });

const nameOf = (id: string): string => `answers.${id}`;

/** What is written back to a customer stands in a list, the text of each answer sealed by itself. */
export const answerFields = async (userId: string | undefined, place: Place, answer: TicketAnswer): Promise<Item> => ({
  ...answer,
  ...(userId !== undefined && { text: await sealedValue(userId, place, nameOf(answer.id), answer.text) }),
});

const Written = z.looseObject({ id: z.string(), text: z.unknown() });

const answersIn = async (item: Item): Promise<Item> => {
  const { pk, sk, userId } = item;
  const { data: answers = [] } = z.array(Written).safeParse(item['answers']);
  if (typeof userId !== 'string' || answers.length === 0) return item;
  const texts = Object.fromEntries(answers.map(({ id, text }) => [nameOf(id), text]));
  const [found = {}] = await openedEach(userId, [{ pk, sk, ...texts }], () => true);
  return { ...item, answers: answers.map((answer) => ({ ...answer, text: found[nameOf(answer.id)] })) };
};

export const readTickets = async (items: readonly Item[] = []): Promise<Ticket[]> =>
  rows.all(await Promise.all((await openedByOwner(items)).map(answersIn)));
