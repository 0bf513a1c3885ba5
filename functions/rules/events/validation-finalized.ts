import * as z from 'zod';
import { settlement } from '#shared/validation/status.ts';
import { tableEvent } from './event.ts';

const isOneOf = (texts: readonly string[]) => ({ S: texts });

/** A validation got its final answer: the one moment from which everything that follows is counted, sent or remembered. */
export const validationFinalized = tableEvent({
  name: 'validationFinalized',
  pattern: {
    eventName: ['MODIFY'],
    dynamodb: {
      Keys: { sk: { S: [{ prefix: 'VALIDATION#' }] } },
      OldImage: { status: isOneOf(['PENDING', 'PROCESSING']) },
      NewImage: { status: isOneOf(Object.keys(settlement)) },
    },
  },
  item: z.object({
    userId: z.string(),
    id: z.string(),
    status: z.string(),
    environment: z.string(),
    createdAt: z.iso.datetime(),
    /** Absent on rows of the release before. */
    via: z.string().optional(),
    viaId: z.string().optional(),
  }),
  message: z.object({ userId: z.string(), id: z.string() }),
});

export type FinalAnswer = Readonly<z.output<typeof validationFinalized.item>>;

/** What queues are told of final answers, each customer's in a group of its own. */
export const messagesOf = (answers: readonly z.output<typeof validationFinalized.message>[]) =>
  answers.map((answer) => ({ group: answer.userId, body: validationFinalized.message.parse(answer) }));
