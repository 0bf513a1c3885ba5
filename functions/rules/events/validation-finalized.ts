import * as z from 'zod';
import { isFinal, statuses } from '#shared/validation/status.ts';
import { tableEvent } from './event.ts';

const isOneOf = (texts: readonly string[]) => ({ S: texts });

/** A validation got its final answer: the one moment from which everything that follows is counted, sent or remembered. */
export const validationFinalized = tableEvent({
  name: 'validationFinalized',
  pattern: {
    eventName: ['MODIFY'],
    dynamodb: {
      Keys: { sk: { S: [{ prefix: 'VALIDATION#' }] } },
      OldImage: { status: isOneOf(statuses.filter((status) => !isFinal(status))) },
      NewImage: { status: isOneOf(statuses.filter(isFinal)) },
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
    country: z.string().optional().catch(undefined),
    completedAt: z.iso.datetime().optional().catch(undefined),
  }),
  message: z.object({ userId: z.string(), id: z.string() }),
});

export type FinalAnswer = Readonly<z.output<typeof validationFinalized.item>>;
