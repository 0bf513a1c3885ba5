import { rowUnread, type Item } from '../table/row.ts';
import { open, seal } from './cipher.ts';
import { Erased, keyToOpen, keyToSeal, type DataKey } from './data-keys.ts';

/**
 * The attributes that hold fields of a row, sealed, each written by one act: what was asked, what a bank is to be asked
 * again, what it answered, whom the holder was compared with. A later one wins over an earlier one.
 */
const attributes = ['sealed', 'sealedAwaiting', 'sealedAnswer', 'sealedName'] as const;
export type SealedAttribute = (typeof attributes)[number];

export interface Place {
  readonly pk: string;
  readonly sk: string;
}

/** Where an attribute stands, and nowhere else can it be opened. */
const placeOf = ({ pk, sk }: Place, attribute: string): string => `${pk}|${sk}|${attribute}`;

type Fields = Readonly<Record<string, unknown>>;

/** Fields sealed as one attribute, by a key that is at hand. */
export const sealedWith = (
  { bytes }: DataKey,
  place: Place,
  fields: Fields,
  attribute: SealedAttribute = 'sealed',
): Uint8Array => seal(bytes, placeOf(place, attribute), JSON.stringify(fields));

/** The same by the key of a customer. Throws `Erased` where the customer is gone. */
export const sealedFor = async (
  userId: string,
  place: Place,
  fields: Fields,
  attribute?: SealedAttribute,
): Promise<Uint8Array> => sealedWith(await keyToSeal(userId), place, fields, attribute);

const isSealed = (item: Item): boolean => attributes.some((attribute) => item[attribute] !== undefined);

const fieldsIn = (key: DataKey, item: Item, attribute: SealedAttribute): Fields => {
  const { pk, sk, [attribute]: bytes } = item;
  if (!(bytes instanceof Uint8Array)) return {};
  const text = open(key.bytes, placeOf({ pk: String(pk), sk: String(sk) }, attribute), bytes);
  if (text) return JSON.parse(text.toString()) as Fields;
  rowUnread('sealed attribute', item, [attribute]);
  return {};
};

const openedWith = (key: DataKey, item: Item): Item =>
  Object.assign({}, item, ...attributes.map((attribute) => fieldsIn(key, item, attribute)));

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

/** Bytes that are an attribute by themselves, as a compressed text is. */
export const sealedBytes = async (
  userId: string,
  place: Place,
  attribute: string,
  bytes: Uint8Array,
): Promise<Uint8Array> => seal((await keyToSeal(userId)).bytes, placeOf(place, attribute), bytes);

/** The same opened; `undefined` where they were not sealed for this place, or their customer is gone. */
export const openedBytes = async (
  userId: string,
  place: Place,
  attribute: string,
  bytes: Uint8Array,
): Promise<Uint8Array | undefined> => {
  const key = await keyFor(userId);
  return key && open(key.bytes, placeOf(place, attribute), bytes);
};
