import * as z from 'zod';

/**
 * What the emulator forgets of a message travels in a message attribute of the local cloud's own, added on the way in and
 * taken out on the way to a reader, so that it lives exactly as long as the message: the group of a standard queue's
 * message and the product's time of sending.
 */
export const own = 'local-cloud';

type Fields = Readonly<Record<string, unknown>>;
const contents = z.object({ sent: z.number(), group: z.string().optional() });
const attributes = z.record(z.string(), z.unknown()).default({});
const entry = z.looseObject({ MessageGroupId: z.string().optional(), MessageAttributes: attributes });

const message = z.looseObject({
  MessageId: z.string(),
  ReceiptHandle: z.string(),
  Body: z.string(),
  MD5OfBody: z.string(),
  Attributes: z.record(z.string(), z.string()).default({}),
  MessageAttributes: attributes,
});
export type Message = z.output<typeof message>;

/** A message to be sent, or one entry of a batch of them. */
export const enveloped = (given: unknown, now: number): Fields => {
  const { MessageAttributes, ...rest } = entry.parse(given);
  const inside: z.output<typeof contents> = {
    sent: now,
    ...(rest.MessageGroupId !== undefined && { group: rest.MessageGroupId }),
  };
  return {
    ...rest,
    MessageAttributes: {
      ...MessageAttributes,
      [own]: { DataType: 'String', StringValue: JSON.stringify(inside) },
    },
  };
};

const carrier = z.object({ StringValue: z.string() });

/** A message as its sender meant it, with what AWS would say of it. */
export const opened = (given: unknown): Message => {
  // The digest of the attributes covers ours too.
  const { MD5OfMessageAttributes: _, ...received } = message.parse(given);
  const { [own]: carried, ...MessageAttributes } = received.MessageAttributes;
  const envelope = carrier.safeParse(carried);
  if (!envelope.success) return received;
  const { sent, group } = contents.parse(JSON.parse(envelope.data.StringValue));
  return {
    ...received,
    MessageAttributes,
    Attributes: {
      ...received.Attributes,
      SentTimestamp: String(sent),
      ...(group !== undefined && { MessageGroupId: group }),
    },
  };
};
