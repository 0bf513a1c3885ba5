import { keyText } from './record.ts';
import type { RawRecord } from './shard.ts';

type Key = Readonly<Record<string, unknown>>;

/** Remembers which removals were DynamoDB's own, of expired items: the emulator's records do not say. */
export interface Swept {
  readonly announce: (table: string, key: Key) => void;
  /** The item was given a longer life and stayed. */
  readonly withdraw: (table: string, key: Key) => void;
  readonly has: (table: string, record: RawRecord) => boolean;
}

export const swept = (): Swept => {
  /** The number of the removal, once it was read: a later one of the same item is somebody else's. */
  const removals = new Map<string, string | undefined>();
  const name = (table: string, key: Key): string => `${table} ${keyText(key)}`;

  return {
    announce: (table, key) => void removals.set(name(table, key), undefined),
    withdraw: (table, key) => void removals.delete(name(table, key)),
    has: (table, { eventName, dynamodb: { Keys, SequenceNumber } }) => {
      if (eventName !== 'REMOVE' || removals.size === 0) return false;
      const removal = name(table, Keys);
      if (!removals.has(removal)) return false;
      const number = removals.get(removal) ?? SequenceNumber;
      removals.set(removal, number);
      return number === SequenceNumber;
    },
  };
};
