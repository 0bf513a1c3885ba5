import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import type { Head } from '../../audit/chain.ts';
import { firstMonth, isOfBefore, numberIn, ownMonthOf } from '../../rules/audit/place.ts';
import { monthAfter } from '../../rules/time.ts';
import { verifier, type ChainFault } from '../../audit/verify.ts';
import { keys } from '../table/keys.ts';
import { rowsOf, type Item } from '../table/row.ts';
import { documents, TableName } from '../table/table.ts';
import { replace } from '../table/transaction.ts';
import { auditRows, type AuditEntry } from './entry.ts';

interface Reading {
  readonly newestFirst?: boolean;
  readonly limit?: number;
}

async function* itemsIn(pk: string, { newestFirst = false, limit }: Reading = {}): AsyncGenerator<Item> {
  let from: Item | undefined;
  do {
    const found = await documents().send(
      new QueryCommand({
        TableName: TableName(),
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': pk },
        ScanIndexForward: !newestFirst,
        ConsistentRead: true,
        ...(limit !== undefined && { Limit: limit }),
        ...(from && { ExclusiveStartKey: from }),
      }),
    );
    yield* found.Items ?? [];
    from = limit === undefined ? found.LastEvaluatedKey : undefined;
  } while (from);
}

const Anchor = z.object({ n: z.int(), hash: z.string() });
const anchors = rowsOf('audit anchor', Anchor);

const listed = async (generator: AsyncGenerator<Item>): Promise<readonly Item[]> => {
  const items: Item[] = [];
  for await (const item of generator) items.push(item);
  return items;
};

const anchorsKept = async (): Promise<readonly Head[]> => anchors.all(await listed(itemsIn(keys.auditAnchor('').pk)));

/** A head of before, as somebody read it in a log. */
interface Asked {
  readonly now: string;
  readonly anchor?: Head | undefined;
}

export interface Verdict {
  readonly entries: number;
  /** Of the time when entries stood alone: nothing proves them. */
  readonly beforeTheChain: number;
  readonly head: Head;
  readonly faults: readonly ChainFault[];
}

/** What has no place in the chain. */
interface Alone {
  readonly month: string;
  readonly place: string;
  readonly at: string;
}

/** Entries that stand alone belong to the time before the first of the chain, and stand as they did then. */
const strays = ({ month, place, at }: Alone, began: string | undefined): boolean =>
  !isOfBefore(month, place, at) || (began !== undefined && at > began);
const strayed = ({ month, place }: Alone): ChainFault => ({
  kind: 'stray',
  n: 0,
  said: `what stands in ${month} at ${place} is outside of the chain`,
});

/** Reads the whole trail, month by month, and judges it. */
const verify = async ({ now, anchor }: Asked): Promise<Verdict> => {
  const { see, end } = verifier();
  const alone: Alone[] = [];
  let [entries, began] = [0, undefined as string | undefined];
  // One month more: a clock may have been ahead.
  for (let month = firstMonth; month <= monthAfter(ownMonthOf(now)); month = monthAfter(month))
    for await (const { pk: _, sk, ...content } of itemsIn(keys.audit(month, '').pk)) {
      const place = numberIn(String(sk));
      if (place === undefined) {
        alone.push({ month, place: String(sk), at: String(content['at']) });
        continue;
      }
      entries += 1;
      began ??= String(content['at']);
      see({ month, place, content });
    }
  const { head, faults } = end([...(await anchorsKept()), ...(anchor ? [anchor] : [])]);
  const beside = alone.filter((one) => strays(one, began)).map(strayed);
  return { entries, beforeTheChain: alone.length - beside.length, head, faults: [...faults, ...beside] };
};

/** Writes down how far the chain is, once an hour at most: what is cut off before nobody wrote down can grow again unseen. */
const keepAnchor = async ({ n, hash }: Head, at: string): Promise<'kept' | 'keptBefore'> => {
  const isKept = await replace({
    TableName: TableName(),
    Item: { ...keys.auditAnchor(at.slice(0, 'YYYY-MM-DDTHH'.length)), n, hash, at },
    ConditionExpression: 'attribute_not_exists(pk)',
  });
  return isKept ? 'kept' : 'keptBefore';
};

export const verbs = {
  /** The trail of one month (`2026-11`), newest first. */
  list: verb([onTable('Query').of(keys.audit)], async (month: string, limit: number): Promise<AuditEntry[]> =>
    auditRows.all(await listed(itemsIn(keys.audit(month, '').pk, { newestFirst: true, limit }))),
  ),
  verify: verb([onTable('Query').of(keys.audit)], verify),
  keepAnchor: verb([onTable('PutItem').of(keys.auditAnchor)], keepAnchor),
};
