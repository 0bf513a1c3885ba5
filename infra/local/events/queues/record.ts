import * as z from 'zod';
import type { QueueMapping } from '../mapping.ts';
import type { Message } from './envelope.ts';

const attributeValue = z.object({
  DataType: z.string(),
  StringValue: z.string().optional(),
  BinaryValue: z.string().optional(),
});

/** A message as a function gets it. */
export const queueRecord = (message: Message, { sourceArn }: QueueMapping, region: string) => ({
  messageId: message.MessageId,
  receiptHandle: message.ReceiptHandle,
  body: message.Body,
  attributes: message.Attributes,
  messageAttributes: Object.fromEntries(
    Object.entries(message.MessageAttributes).map(([name, given]) => {
      const { DataType, StringValue, BinaryValue } = attributeValue.parse(given);
      return [
        name,
        {
          ...(StringValue !== undefined && { stringValue: StringValue }),
          ...(BinaryValue !== undefined && { binaryValue: BinaryValue }),
          stringListValues: [],
          binaryListValues: [],
          dataType: DataType,
        },
      ];
    }),
  ),
  md5OfBody: message.MD5OfBody,
  eventSource: 'aws:sqs',
  eventSourceARN: sourceArn,
  awsRegion: region,
});

/** What a filter sees of a message: its body, taken apart when it is a JSON object or list. */
export const filterable = ({ Body }: Message): { readonly body: unknown } => {
  try {
    const parsed: unknown = JSON.parse(Body);
    return { body: typeof parsed === 'object' && parsed !== null ? parsed : Body };
  } catch {
    return { body: Body };
  }
};
