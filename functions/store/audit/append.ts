import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { logger } from '../../log.ts';
import { newId } from '../../proof.ts';
import { beginning, linkedTo, monthEnded, type Head } from '../../audit/chain.ts';
import { firstMonth, lastNumber, numberIn, ownMonthOf, placeOfNumber } from '../../rules/audit/place.ts';
import { monthBefore } from '../../rules/time.ts';
import { keys } from '../table/keys.ts';
import type { Item } from '../table/row.ts';
import { documents, TableName } from '../table/table.ts';
import { backoff, refusedIn, type Items } from '../table/transaction.ts';
import type { Audit } from './entry.ts';

/** Where a chain goes on: after its last entry, in the month that is open. */
interface End {
  readonly head: Head;
  readonly month: string;
}

const isNumbered = ({ sk }: Item): boolean => numberIn(String(sk)) !== undefined;

/** Where nothing strays, the first of them is the last entry. */
const lookedAtFirst = 5;

const lastIn = async (month: string): Promise<Item | undefined> => {
  const { pk, sk } = keys.audit(month, placeOfNumber(0));
  let [last, from] = [undefined as Item | undefined, undefined as Item | undefined];
  // Rows of before the chain stand before its numbers; what was put among them, like `N#3`, is nobody's number.
  do {
    const found = await documents().send(
      new QueryCommand({
        TableName: TableName(),
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
        ExpressionAttributeValues: { ':pk': pk, ':first': sk, ':last': placeOfNumber(lastNumber) },
        ScanIndexForward: false,
        ConsistentRead: true,
        ...(from ? { ExclusiveStartKey: from } : { Limit: lookedAtFirst }),
      }),
    );
    last = found.Items?.find(isNumbered);
    from = found.LastEvaluatedKey;
  } while (!last && from);
  return last;
};

const headIn = ({ sk, hash }: Item): Head => ({ n: numberIn(String(sk)) ?? 0, hash: String(hash) });

/** The last entry there is. A month that ended leads on: somebody's clock may be ahead of ours. */
const endOf = async (now: string): Promise<End> => {
  for (let month = ownMonthOf(now); month >= firstMonth; month = monthBefore(month)) {
    const last = await lastIn(month);
    if (!last) continue;
    const next = last['what'] === monthEnded ? (last['details'] as { next?: string } | undefined)?.next : undefined;
    if (next === undefined || next <= month) return { head: headIn(last), month };
    const after = await lastIn(next);
    return { head: headIn(after ?? last), month: next };
  }
  return { head: beginning, month: ownMonthOf(now) };
};

const itemOf = (month: string, entry: Head) => ({
  Put: {
    TableName: TableName(),
    Item: { ...keys.audit(month, placeOfNumber(entry.n)), ...entry },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

/** The entry that is wanted and, where a month began since the last, the one that ends that. */
const linksAfter = ({ head, month }: End, audit: Audit) => {
  const own = ownMonthOf(audit.at);
  if (own <= month || head.n === 0) {
    const entry = linkedTo(head, audit);
    return { items: [itemOf(month, entry)], head: entry };
  }
  const end = { id: newId('aud', audit.at), at: audit.at, by: 'CuentaClara', what: monthEnded, why: 'the next began' };
  const ended = linkedTo(head, { ...end, details: { next: own } });
  const entry = linkedTo(ended, audit);
  return { items: [itemOf(month, ended), itemOf(own, entry)], head: entry };
};

/** Others append at the same time, and one of them is first: who was not looks again, soon. A function lives a minute. */
const insistMs = 40_000;
const longestPause = 4;

/**
 * Writes what is done with its entry, which takes the next number of the chain: all of it or nothing. Answers the position of
 * the first item of the act whose condition failed. The head goes to the log, too, where no function can take it back.
 */
export const appendWith = async (act: Items, audit: Audit): Promise<number | undefined> => {
  const deadline = performance.now() + insistMs;
  for (let turn = 0; performance.now() < deadline; turn++) {
    const { items, head } = linksAfter(await endOf(audit.at), audit);
    const refused = await refusedIn([...act, ...items]);
    const [first] = refused;
    if (first === undefined) {
      logger.info('audit head', { n: head.n, hash: head.hash });
      return undefined;
    }
    if (first < act.length) return first;
    await backoff(Math.min(turn, longestPause));
  }
  throw new Error('The audit trail is written by too many at once');
};
