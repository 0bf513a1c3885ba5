import * as z from 'zod';
import { DecryptCommand, GenerateDataKeyCommand, KMSClient } from '@aws-sdk/client-kms';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { keepingYears } from '#shared/plans.ts';
import { perEnvironment } from '../../environment.ts';
import { Erased } from '../../rules/erased.ts';
import { env, makesDataKeys, onTable, opensDataKeys, type Grant } from '../../ports/grant.ts';
import { keys } from '../table/keys.ts';
import { rowsOf, type Item } from '../table/row.ts';
import { documents, TableName } from '../table/table.ts';
import { update } from '../table/transaction.ts';
import { askKms } from './keys-unavailable.ts';

/** It answers in milliseconds; whoever waits for it has a customer who waits. */
const client = perEnvironment(
  () => new KMSClient({ requestHandler: { connectionTimeout: 1_000, requestTimeout: 2_000 } }),
);

/** How many years the customer keeps what was asked in production; of whoever never chose, or where it cannot be read, the usual. */
export const KeptYears = z
  .int()
  .min(keepingYears.least)
  .max(keepingYears.most)
  .default(keepingYears.usual)
  .catch(keepingYears.usual);

/** A customer's data key as it is kept: wrapped by KMS, which opens it for this customer only. */
const Row = z.object({
  /** Absent until something is sealed. */
  wrappedKey: z.instanceof(Uint8Array).optional(),
  keptYears: KeptYears,
  /** The customer is gone: nothing is sealed or opened any more. */
  erasedAt: z.string().optional(),
});
type Row = z.output<typeof Row>;
const rows = rowsOf('data key', Row);

export interface DataKey {
  readonly bytes: Uint8Array;
  readonly keptYears: number;
}

/** What the verbs that open, and those that also seal, need beside their own rights. */
export const opensSealed: readonly Grant[] = [onTable('GetItem').of(keys.dataKey), opensDataKeys];
export const sealsAndOpens: readonly Grant[] = [...opensSealed, onTable('UpdateItem').of(keys.dataKey), makesDataKeys];

/** An hour of one key in memory; five minutes until a choice, or an erasure, is seen. */
const unwrappedMs = 60 * 60 * 1000;
const readMs = 5 * 60 * 1000;
/** So long after a choice somebody may still write by the one before: as long as it is not seen, and as a write takes. */
export const chosenWithinSeconds = readMs / 1000 + 60;
const customersAtMost = 1_000;

interface Kept {
  readonly wrapped: Buffer;
  readonly key: Promise<DataKey>;
  readonly unwrappedAt: number;
  readonly readAt: number;
}

/** The newest last: whoever was read longest ago is forgotten first. */
const kept = perEnvironment(() => new Map<string, Kept>());

const keep = (userId: string, entry: Kept): Promise<DataKey> => {
  kept().delete(userId);
  kept().set(userId, entry);
  entry.key.catch(() => kept().delete(userId));
  const [oldest] = kept().keys();
  if (kept().size > customersAtMost && oldest !== undefined) kept().delete(oldest);
  return entry.key;
};

const contextOf = (userId: string) => ({ customer: userId });

const unwrap = async (userId: string, wrapped: Uint8Array): Promise<Uint8Array> => {
  const asked = { KeyId: env('CUSTOMER_KEYS'), CiphertextBlob: wrapped, EncryptionContext: contextOf(userId) };
  const { Plaintext } = await askKms(() => client().send(new DecryptCommand(asked)));
  if (!Plaintext) throw new Error('KMS opened a data key and kept it to itself');
  return Plaintext;
};

const withYears = async (bytes: Promise<Uint8Array>, { keptYears }: Row): Promise<DataKey> => ({
  bytes: await bytes,
  keptYears,
});

/** The same key is asked of KMS once an hour, however often its row is read. */
const keepRow = (userId: string, row: Row & { readonly wrappedKey: Uint8Array }): Promise<DataKey> => {
  const known = kept().get(userId);
  const now = Date.now();
  const wrapped = Buffer.from(row.wrappedKey);
  const isKnown = known !== undefined && known.unwrappedAt + unwrappedMs > now && known.wrapped.equals(wrapped);
  const bytes = isKnown ? known.key.then((key) => key.bytes) : unwrap(userId, wrapped);
  const unwrappedAt = isKnown ? known.unwrappedAt : now;
  return keep(userId, { wrapped, key: withYears(bytes, row), unwrappedAt, readAt: now });
};

const read = async (userId: string): Promise<Row> => {
  const { Item } = await documents().send(
    new GetCommand({ TableName: TableName(), Key: keys.dataKey(userId), ConsistentRead: true }),
  );
  return rows.one(Item) ?? Row.parse({});
};

const hasKey = (row: Row): row is Row & { readonly wrappedKey: Uint8Array } => row.wrappedKey !== undefined;

const live = (row: Row): Row => {
  if (row.erasedAt !== undefined) throw new Erased();
  return row;
};

/** Draws a customer's key. Where two do so at once, one of them is written, and both go on with it. */
const draw = async (userId: string, row: Row): Promise<DataKey> => {
  const asked = { KeyId: env('CUSTOMER_KEYS'), KeySpec: 'AES_256', EncryptionContext: contextOf(userId) } as const;
  const { Plaintext, CiphertextBlob } = await askKms(() => client().send(new GenerateDataKeyCommand(asked)));
  if (!Plaintext || !CiphertextBlob) throw new Error('KMS drew no data key');
  const isFirst = await update({
    TableName: TableName(),
    Key: keys.dataKey(userId),
    UpdateExpression: 'SET wrappedKey = :wrapped',
    ConditionExpression: 'attribute_not_exists(wrappedKey) AND attribute_not_exists(erasedAt)',
    ExpressionAttributeValues: { ':wrapped': CiphertextBlob },
  });
  const now = Date.now();
  if (isFirst) {
    const key = Promise.resolve({ bytes: Plaintext, keptYears: row.keptYears });
    return keep(userId, { wrapped: Buffer.from(CiphertextBlob), key, unwrappedAt: now, readAt: now });
  }
  const written = live(await read(userId));
  if (!hasKey(written)) throw new Error('A data key was neither written nor found');
  return keepRow(userId, written);
};

const fresh = (userId: string): Promise<DataKey> | undefined => {
  const known = kept().get(userId);
  return known && known.readAt + readMs > Date.now() ? known.key : undefined;
};

/** Whether the next to seal or open reads the customer's row: whoever reads other rows anyway may bring it along. */
export const isWanted = (userId: string): boolean => fresh(userId) === undefined;

/** Takes the row that somebody brought along; the key itself is there when it is asked for. */
export const learn = (userId: string, item: Item | undefined): void => {
  const row = rows.one(item);
  if (row?.erasedAt !== undefined) kept().delete(userId);
  else if (row && hasKey(row)) keepRow(userId, row).catch(() => undefined);
};

/** The key by which a customer's data is opened; `undefined` where nothing was ever sealed. Throws {@link Erased}. */
export const keyToOpen = async (userId: string): Promise<DataKey | undefined> => {
  const known = fresh(userId);
  if (known) return known;
  const row = live(await read(userId));
  return hasKey(row) ? keepRow(userId, row) : undefined;
};

/** The same for whoever seals: drawn where the customer has none yet. Throws {@link Erased}. */
export const keyToSeal = async (userId: string): Promise<DataKey> => {
  const known = fresh(userId);
  if (known) return known;
  const row = live(await read(userId));
  return hasKey(row) ? keepRow(userId, row) : draw(userId, row);
};
