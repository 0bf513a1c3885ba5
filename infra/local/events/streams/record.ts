import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { StreamMapping } from '../mapping.ts';
import type { RawRecord } from './shard.ts';

/** A record on its way to a function. */
export interface StreamRecord {
  /** Its number in the emulator's stream: what positions are kept in. */
  readonly number: string;
  /** Its `SequenceNumber`, by which a function names it. */
  readonly id: string;
  /** The product's time of the write. */
  readonly created: number;
  /** The same as near as it is known: the emulator's times are whole seconds. */
  readonly arrived: number;
  readonly event: Readonly<Record<string, unknown>>;
}

export interface Origin {
  readonly mapping: Pick<StreamMapping, 'sourceArn' | 'table'>;
  readonly region: string;
  readonly now: () => number;
  readonly creationOf: (record: RawRecord) => number;
  readonly isSwept: (record: RawRecord) => boolean;
}

/**
 * Number n as AWS writes sequence numbers: 21 digits, and 22 from the tenth on, so that whoever compares them as text
 * goes wrong here too.
 */
export const sequenceNumberOf = (number: string): string => `${number}${'0'.repeat(20)}`;

export const streamRecord = (raw: RawRecord, { mapping, region, now, creationOf, isSwept }: Origin): StreamRecord => {
  const number = raw.dynamodb.SequenceNumber;
  const id = sequenceNumberOf(number);
  const created = creationOf(raw);
  return {
    number,
    id,
    created,
    arrived: Math.min(created + 999, now()),
    event: {
      eventID: hash(`${mapping.sourceArn} ${number}`).slice(0, 32),
      eventName: raw.eventName,
      eventVersion: '1.1',
      eventSource: 'aws:dynamodb',
      awsRegion: region,
      dynamodb: { ...raw.dynamodb, SequenceNumber: id, ApproximateCreationDateTime: Math.floor(created / 1000) },
      ...(isSwept(raw) && { userIdentity: { type: 'Service', principalId: 'dynamodb.amazonaws.com' } }),
      eventSourceARN: mapping.sourceArn,
    },
  };
};

/** A write that changed nothing: the emulator records it, AWS does not. */
export const isEmpty = ({ eventName, dynamodb: { NewImage, OldImage } }: RawRecord): boolean =>
  eventName === 'MODIFY' && NewImage !== undefined && isDeepStrictEqual(NewImage, OldImage);

/** Which of several readers takes the records of an item: always the same one, so that order holds within the item. */
export const laneOf = ({ dynamodb: { Keys } }: RawRecord, lanes: number): number =>
  lanes === 1 ? 0 : parseInt(hash(keyText(Keys)).slice(0, 8), 16) % lanes;

export const keyText = (key: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(Object.entries(key).toSorted(([one], [other]) => (one < other ? -1 : 1)));

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
