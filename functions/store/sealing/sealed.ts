import * as z from 'zod';
import { Erased } from '../../rules/erased.ts';
import { rowUnread, type Item } from '../table/row.ts';
import { open, seal } from './cipher.ts';
import { keyToOpen, keyToSeal, type DataKey } from './data-keys.ts';
import { packed, unpacked } from './packed.ts';

/**
 * The attributes that hold fields of a row, sealed, each written by one act: what was asked, what a bank is to be asked
 * again, what it answered, whom the holder was compared with. A later one wins over an earlier one.
 */
export const sealedAttributes = ['sealed', 'sealedAwaiting', 'sealedAnswer', 'sealedName'] as const;
export type SealedAttribute = (typeof sealedAttributes)[number];

export interface Place {
  readonly pk: string;
  readonly sk: string;
}

/** Where an attribute stands, and nowhere else can it be opened. */
export const boundTo = ({ pk, sk }: Place, attribute: string): string => `${pk}|${sk}|${attribute}`;

export type Fields = Readonly<Record<string, unknown>>;

/** What of fields may stand in the table as it is, and what may not. */
export const parted = (fields: Fields, personal: ReadonlySet<string>) => {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return {
    plain: Object.fromEntries(given.filter(([name]) => !personal.has(name))) as Fields,
    secret: Object.fromEntries(given.filter(([name]) => personal.has(name))) as Fields,
  };
};

/** A value sealed as an attribute, by a key that is at hand. */
export const sealedWith = ({ bytes }: DataKey, place: Place, attribute: string, value: unknown): Uint8Array =>
  seal(bytes, boundTo(place, attribute), packed(value));

/**
 * The same by the key of a customer, as what is written later is sealed: somebody who has no key wrote rows before there were
 * keys, and they stay as they are. Throws `Erased` where the customer is gone.
 */
export const sealedValue = async (
  userId: string,
  place: Place,
  attribute: string,
  value: unknown,
): Promise<unknown> => {
  const key = await keyToOpen(userId);
  return key ? sealedWith(key, place, attribute, value) : value;
};

/** Which fields of a row are personal, and the attribute that holds them. */
interface Sealing {
  readonly personal: ReadonlySet<string>;
  readonly attribute?: SealedAttribute;
}

const fieldsWith = (key: DataKey, place: Place, { personal, attribute = 'sealed' }: Sealing, fields: Fields): Item => {
  const { plain, secret } = parted(fields, personal);
  const isAny = Object.keys(secret).length > 0;
  return { ...plain, ...(isAny && { [attribute]: sealedWith(key, place, attribute, secret) }) };
};

/** Fields of a new item: what is personal of them as one attribute, the others as they are. Draws the key of its customer. */
export const sealedFields = async (userId: string, place: Place, sealing: Sealing, fields: Fields): Promise<Item> =>
  fieldsWith(await keyToSeal(userId), place, sealing, fields);

/** The same of fields that are written later. */
export const fieldsLater = async (userId: string, place: Place, sealing: Sealing, fields: Fields): Promise<Item> => {
  const isAny = Object.keys(parted(fields, sealing.personal).secret).length > 0;
  const key = isAny ? await keyToOpen(userId) : undefined;
  return key ? fieldsWith(key, place, sealing, fields) : parted(fields, new Set()).plain;
};

const valueIn = (key: DataKey, item: Item, attribute: string, bytes: Uint8Array): unknown => {
  const { pk, sk } = item;
  const content = open(key.bytes, boundTo({ pk: String(pk), sk: String(sk) }, attribute), bytes);
  return content && unpacked(content);
};

const isSealed = (item: Item): boolean => sealedAttributes.some((attribute) => item[attribute] !== undefined);

const Opened = z.record(z.string(), z.unknown());

const fieldsIn = (key: DataKey, item: Item, attribute: SealedAttribute): Fields => {
  const { [attribute]: bytes } = item;
  if (!(bytes instanceof Uint8Array)) return {};
  const { data } = Opened.safeParse(valueIn(key, item, attribute, bytes));
  if (!data) rowUnread('sealed attribute', item, [attribute]);
  return data ?? {};
};

const openedWith = (key: DataKey, item: Item): Item =>
  Object.assign({}, item, ...sealedAttributes.map((attribute) => fieldsIn(key, item, attribute)));

const keyFor = async (userId: string): Promise<DataKey | undefined> => {
  try {
    return await keyToOpen(userId);
  } catch (error) {
    if (error instanceof Erased) return undefined;
    throw error;
  }
};

/**
 * Items of one customer with their sealed fields beside the others. Rows of before have none and stay as they are; what
 * cannot be opened is missing from its row, and told as unreadable; of a customer who is gone, nothing is said.
 */
export const opened = async (userId: string, items: readonly Item[]): Promise<readonly Item[]> => {
  if (!items.some(isSealed)) return items;
  const key = await keyFor(userId);
  return key ? items.map((item) => (isSealed(item) ? openedWith(key, item) : item)) : items;
};

/** The same for one item, or none. */
export const openedOne = async (userId: string, item: Item | undefined): Promise<Item | undefined> =>
  item && (await opened(userId, [item]))[0];

/** The same for rows that name their owner, each of whom is asked for once. */
export const openedByOwner = async (items: readonly Item[]): Promise<readonly Item[]> => {
  const owners = new Map(items.filter(isSealed).map(({ userId }) => [String(userId), undefined]));
  const keysOf = await Promise.all([...owners.keys()].map(async (owner) => [owner, await keyFor(owner)] as const));
  const keyOf = new Map(keysOf);
  return items.map((item) => {
    const key = isSealed(item) ? keyOf.get(String(item['userId'])) : undefined;
    return key ? openedWith(key, item) : item;
  });
};

/**
 * Items some of whose attributes are values that were each sealed by themselves, with the values in their places; what
 * cannot be opened stays as it is, and is nothing that whoever reads it knows.
 */
export const openedEach = async (
  userId: string,
  items: readonly Item[],
  isValue: (attribute: string) => boolean,
): Promise<readonly Item[]> => {
  const isOne = ([name, value]: [string, unknown]) => value instanceof Uint8Array && isValue(name);
  if (!items.some((item) => Object.entries(item).some(isOne))) return items;
  const key = await keyFor(userId);
  if (!key) return items;
  const openedValue = (item: Item, [name, value]: [string, unknown]): [string, unknown] =>
    value instanceof Uint8Array && isValue(name) ? [name, valueIn(key, item, name, value) ?? value] : [name, value];
  return items.map((item) => Object.fromEntries(Object.entries(item).map((entry) => openedValue(item, entry))));
};

/** Bytes that are an attribute by themselves, as a compressed text is; written later than what they are made of. */
export const sealedBytes = async (
  userId: string,
  place: Place,
  attribute: string,
  bytes: Uint8Array,
): Promise<Uint8Array> => {
  const key = await keyToOpen(userId);
  return key ? seal(key.bytes, boundTo(place, attribute), bytes) : bytes;
};

/** The same opened; `undefined` where they were not sealed for this place, or their customer is gone. */
export const openedBytes = async (
  userId: string,
  place: Place,
  attribute: string,
  bytes: Uint8Array,
): Promise<Uint8Array | undefined> => {
  const key = await keyFor(userId);
  return key && open(key.bytes, boundTo(place, attribute), bytes);
};

/** Compressed bytes begin with `1f 8b`, so those of a version before are told from sealed ones. */
const isCompressed = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** An item whose compressed text is as it was before it was sealed; one that cannot be opened is damaged. */
export const openedText = async (userId: string, item: Item, attribute: string): Promise<Item> => {
  const { pk, sk, [attribute]: bytes } = item;
  if (!(bytes instanceof Uint8Array) || isCompressed(bytes)) return item;
  const place = { pk: String(pk), sk: String(sk) };
  return { ...item, [attribute]: (await openedBytes(userId, place, attribute, bytes)) ?? bytes };
};
