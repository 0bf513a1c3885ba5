import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { AttributeValue } from 'aws-lambda';
import { verb } from './verb.ts';

export const verbs = {
  /** An item as a stream carries it, in plain values. */
  read: verb([], (image: Readonly<Record<string, AttributeValue>>): Record<string, unknown> =>
    unmarshall(image as never),
  ),
};
