import { isDeepStrictEqual } from 'node:util';
import { keptDays } from '#shared/kept-days.ts';
import { entriesOf, Entry, LastAnswer, type KnownBy } from '../../rules/payees/known-by.ts';
import type { Payee } from '../../rules/payees/payee.ts';
import { plusDays } from '../../rules/time.ts';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { opensSealed } from '../sealing/data-keys.ts';
import { batchGet } from '../table/batch-get.ts';
import { openedEach, sealedValue } from '../sealing/sealed.ts';
import { keys } from '../table/keys.ts';
import { rowsOf, type Item } from '../table/row.ts';
import { secondsOf, TableName } from '../table/table.ts';
import { backoff, update, type Items } from '../table/transaction.ts';

const entries = rowsOf('entry of a payee', Entry);
const lasts = rowsOf('last answer about an account', LastAnswer);

const isPayee = (name: string): boolean => name.startsWith('pye_');

const payeesIn = (item: Item): readonly string[] => Object.keys(item).filter(isPayee);

/** How many payees have it, those that a row has no room for too. */
const countIn = (item: Item): number => {
  const { payees } = item;
  return typeof payees === 'number' ? payees : 0;
};

const isSaid = (name: string): boolean => isPayee(name) || name === 'last';

/** Each entry is read by itself: one that is damaged takes nothing with it. */
export const knownByIn = async (userId: string, found: Item = {}): Promise<KnownBy> => {
  const [item = found] = await openedEach(userId, [found], isSaid);
  const held = payeesIn(item);
  const others = countIn(item) - held.length;
  return {
    entries: entries.all(held.map((name) => item[name])),
    last: lasts.one(item['last']),
    ...(others > 0 && { others }),
  };
};

const at = (userId: string, pseudonym: string) => ({ TableName: TableName(), Key: keys.payeeBy(userId, pseudonym) });

/** What is known of an account of nobody's is forgotten after so long. */
const ttlAfter = (instant: string): number => secondsOf(plusDays(instant, keptDays.unsavedAccounts));

const sealedEntry = ({ userId, id }: Payee, pseudonym: string, entry: Entry): Promise<unknown> =>
  sealedValue(userId, keys.payeeBy(userId, pseudonym), id, entry);

/** An item of a transaction, and what it means where it is refused. */
export interface Part {
  readonly item: Items[number];
  readonly refused: 'changed' | 'taken' | 'full' | 'counted';
}

const set = async (payee: Payee, pseudonym: string, entry: Entry): Promise<Part> => ({
  refused: 'changed',
  item: {
    Update: {
      ...at(payee.userId, pseudonym),
      UpdateExpression: 'SET #payee = :entry',
      ExpressionAttributeNames: { '#payee': payee.id },
      ExpressionAttributeValues: { ':entry': await sealedEntry(payee, pseudonym, entry) },
    },
  },
});

/**
 * A row holds the entries of so many payees, some kilobytes of the 400 that an item may have; the others are only counted.
 * A name that two have is nobody's already, and an account in more hands than these is a collector's.
 */
const heldAtMost = 20;

const hasRoom = (item: Item): boolean => payeesIn(item).length < heldAtMost;

/** Two payees may share an account or a name, but never a document: it says who somebody is. */
const add = async (payee: Payee, pseudonym: string, entry: Entry, item: Item): Promise<Part> => {
  const isHeld = hasRoom(item);
  const isDocument = payee.document?.id === pseudonym;
  return {
    refused: 'taken',
    item: {
      Update: {
        ...at(payee.userId, pseudonym),
        UpdateExpression: `SET ${isHeld ? '#payee = :entry, ' : ''}payees = if_not_exists(payees, :none) + :one REMOVE #ttl`,
        // What is no number cannot be counted on, and would fail all that is written with it.
        ConditionExpression: `attribute_not_exists(payees) OR payees ${isDocument ? '=' : '>='} :none`,
        ExpressionAttributeNames: { '#ttl': 'ttl', ...(isHeld && { '#payee': payee.id }) },
        ExpressionAttributeValues: {
          ':none': 0,
          ':one': 1,
          ...(isHeld && { ':entry': await sealedEntry(payee, pseudonym, entry) }),
        },
      },
    },
  };
};

/** A row without a payee holds the last answer for its time; one that holds nothing is deleted by its ttl. */
const leave = ({ userId, id }: Payee, pseudonym: string, item: Item, now: string): Part => {
  const others = Math.max(0, countIn(item) - 1);
  const isNobodys = others === 0;
  const ttl = 'last' in item ? ttlAfter(now) : secondsOf(now);
  return {
    refused: 'changed',
    item: {
      Update: {
        ...at(userId, pseudonym),
        UpdateExpression: `SET payees = :others${isNobodys ? ', #ttl = :ttl' : ''} REMOVE #payee`,
        ConditionExpression: 'payees' in item ? 'payees = :payees' : 'attribute_not_exists(payees)',
        ExpressionAttributeNames: { '#payee': id, ...(isNobodys && { '#ttl': 'ttl' }) },
        ExpressionAttributeValues: {
          ':others': others,
          ...('payees' in item && { ':payees': item['payees'] }),
          ...(isNobodys && { ':ttl': ttl }),
        },
      },
    },
  };
};

/** The rows of several pseudonyms, at most 100, each by its own. */
const rowsBy = async (userId: string, pseudonyms: readonly string[]) => {
  const rows = pseudonyms.length > 0 ? await batchGet(pseudonyms.map((one) => keys.payeeBy(userId, one))) : [];
  return (pseudonym: string): Item => rows.find(({ sk }) => sk === keys.payeeBy('', pseudonym).sk) ?? {};
};

/** What has to be written where a payee is found, so that it says what the payee says. */
export const knownByParts = async (
  before: Payee | undefined,
  after: Payee | undefined,
  now: string,
): Promise<readonly Part[]> => {
  const payee = after ?? before;
  if (!payee) return [];
  const [old, wanted] = [before ? entriesOf(before) : {}, after ? entriesOf(after) : {}];
  const left = Object.keys(old).filter((pseudonym) => !(pseudonym in wanted));
  const written = Object.entries(wanted).filter(([pseudonym, entry]) => !isDeepStrictEqual(old[pseudonym], entry));
  const rowOf = await rowsBy(payee.userId, [...left, ...written.map(([pseudonym]) => pseudonym)]);
  const partsOf = async ([pseudonym, entry]: [string, Entry]): Promise<readonly Part[]> => {
    const row = rowOf(pseudonym);
    if (!(pseudonym in old)) return [await add(payee, pseudonym, entry, row)];
    return payee.id in row || hasRoom(row) ? [await set(payee, pseudonym, entry)] : [];
  };
  return [
    ...(await Promise.all(written.map(partsOf))).flat(),
    ...left.map((pseudonym) => leave(payee, pseudonym, rowOf(pseudonym), now)),
  ];
};

/** What is known by each of several pseudonyms, at most 100, in their order. */
const find = async (userId: string, pseudonyms: readonly string[]): Promise<readonly KnownBy[]> => {
  const wanted = [...new Set(pseudonyms)].map((pseudonym) => keys.payeeBy(userId, pseudonym));
  const items = wanted.length > 0 ? await batchGet(wanted) : [];
  const rowOf = (pseudonym: string) => items.find(({ sk }) => sk === keys.payeeBy('', pseudonym).sk);
  return Promise.all(pseudonyms.map((pseudonym) => knownByIn(userId, rowOf(pseudonym))));
};

/** Each round somebody else wrote about the same account. */
const rounds = 20;

/** Writes down a final answer about an account, unless a newer one is known. */
const rememberLast = async (userId: string, account: string, last: LastAnswer): Promise<void> => {
  for (let round = 0; round < rounds; round++) {
    if (round > 0) await backoff(round);
    const [item = {}] = await batchGet([keys.payeeBy(userId, account)]);
    const { last: known } = await knownByIn(userId, item);
    if (known && known.at >= last.at) return;
    // An answer that names nobody, as of an account that was closed, takes nothing from what was named before.
    const holder = last.holder ?? known?.holder;
    const remembered = { ...last, ...(holder !== undefined && { holder }) };
    const isSaved = Object.keys(item).some(isPayee);
    const written = await update({
      ...at(userId, account),
      UpdateExpression: isSaved ? 'SET #last = :last' : 'SET #last = :last, #ttl = :ttl',
      ConditionExpression: ['last', 'payees']
        .map((name) => (name in item ? `#${name} = :${name}Before` : `attribute_not_exists(#${name})`))
        .join(' AND '),
      ExpressionAttributeNames: { '#last': 'last', '#payees': 'payees', ...(!isSaved && { '#ttl': 'ttl' }) },
      ExpressionAttributeValues: {
        ':last': await sealedValue(userId, keys.payeeBy(userId, account), 'last', remembered),
        ...(!isSaved && { ':ttl': ttlAfter(last.at) }),
        ...('last' in item && { ':lastBefore': item['last'] }),
        ...('payees' in item && { ':payeesBefore': item['payees'] }),
      },
    });
    if (written) return;
  }
  throw new Error('What is known of an account kept changing');
};

export const verbs = {
  find: verb([onTable('BatchGetItem').of(keys.payeeBy), ...opensSealed], find),
  rememberLast: verb([onTable('BatchGetItem', 'UpdateItem').of(keys.payeeBy), ...opensSealed], rememberLast),
};
