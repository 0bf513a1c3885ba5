import * as z from 'zod';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { scansTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { keyLimitReached } from '../../rules/events/key-limit-reached.ts';
import { purchaseChanged } from '../../rules/events/purchase-changed.ts';
import { keys, ownerIn, validationIn } from '../table/keys.ts';
import { rowsOf, type Item } from '../table/row.ts';
import { documents, TableName } from '../table/table.ts';

/** From one instant up to, and without, another. */
export interface Within {
  readonly from: string;
  readonly until: string;
}

export interface Answer {
  readonly userId: string;
  readonly id: string;
}

/** What happened within a span of time, as far as one call read. */
interface Found {
  readonly found: readonly Answer[];
  /** Whose lots were granted or ended. */
  readonly owners: readonly string[];
  /** The requests that passed a mark of their key's month. */
  readonly limits: readonly z.output<typeof keyLimitReached.item>[];
  /** Payments that were begun, granted or given back, and subscriptions that had not ended before. */
  readonly purchases: readonly z.output<typeof purchaseChanged.item>[];
  /** Sessions of the widget that a key minted, and that were minted or used. */
  readonly sessions: readonly z.output<typeof MintedSession>[];
  /** Batches that ended. */
  readonly batches: readonly z.output<typeof EndedBatch>[];
  readonly next: string | undefined;
}

const Place = z.object({ pk: z.string(), sk: z.string() });
const placesOf = rowsOf('place of an answer', Place);
const answerAt = ({ pk, sk }: z.output<typeof Place>): Answer => ({ userId: ownerIn(pk), id: validationIn(sk) });

/** Where a walk over the table goes on, as a word that can be handed on. */
const wordOf = (place: unknown): string => Buffer.from(JSON.stringify(Place.parse(place))).toString('base64url');
const placeOf = (word: string) => Place.parse(JSON.parse(Buffer.from(word, 'base64url').toString()));

const limitsOf = rowsOf('request that passed a mark', keyLimitReached.item);

const purchasesOf = rowsOf('purchase', purchaseChanged.item);

const placeOfSession = keys.widgetSession('');
const MintedSession = z
  .object({ pk: z.string().startsWith(placeOfSession.pk), userId: z.string() })
  .transform(({ pk, userId }) => ({ userId, session: pk.slice(placeOfSession.pk.length) }));
const sessionsOf = rowsOf('minted session of the widget', MintedSession);

const EndedBatch = z.object({ userId: z.string(), id: z.string() });
const batchesOf = rowsOf('ended batch', EndedBatch);

type Kind = 'answers' | 'movements' | 'requests' | 'purchases' | 'sessions' | 'batches';

const kindOf = ({ sk }: Item): Kind => {
  if (sk === placeOfSession.sk) return 'sessions';
  if (sk === keys.payment('').sk || sk === keys.subscription('').sk) return 'purchases';
  if (String(sk).startsWith(keys.batch('', '').sk)) return 'batches';
  if (String(sk).startsWith(keys.validation('', '').sk)) return 'answers';
  return String(sk).startsWith(keys.movement('', '').sk) ? 'movements' : 'requests';
};

/**
 * The final answers completed within a span of time, whose lots were granted or ended in it, which keys passed a mark of
 * their month, what may have become of purchases, which sessions of the widget were used and which batches ended in it, from
 * as much of the table as one call reads (1 MB). No index orders answers by time, and every one would cost each answer a write: this reads the
 * whole table, for what is asked for rarely.
 */
const completedWithin = async ({ from, until }: Within, after?: string): Promise<Found> => {
  const { Items = [], LastEvaluatedKey: last } = await documents().send(
    new ScanCommand({
      TableName: TableName(),
      FilterExpression:
        '(begins_with(sk, :validation) AND completedAt >= :from AND completedAt < :until) OR ' +
        '(begins_with(sk, :movement) AND #kind IN (:grant, :expire, :reverse, :freeze) AND #at >= :from AND #at < :until) OR ' +
        '(begins_with(sk, :request) AND attribute_exists(#reached) AND #at >= :from AND #at < :until) OR ' +
        '(attribute_exists(#userId) AND createdAt < :until AND ' +
        '((sk = :payment AND (createdAt >= :from OR grantedAt >= :from OR attribute_exists(takenBack))) OR ' +
        '(sk = :subscription AND (attribute_not_exists(endedAt) OR endedAt >= :from)))) OR ' +
        '(sk = :session AND begins_with(pk, :sessions) AND attribute_exists(#key) AND createdAt < :until AND ' +
        '(createdAt >= :from OR lastSeenAt >= :from)) OR ' +
        '(begins_with(sk, :batch) AND #stage = :ended AND completedAt >= :from AND completedAt < :until)',
      // Of answers and movements the key says whose it is, whatever is wrong with the rest of a row.
      ProjectionExpression: 'pk, sk, #userId, #keyId, #key, #reached, #id, #status',
      ExpressionAttributeNames: {
        '#kind': 'kind',
        '#at': 'at',
        '#userId': 'userId',
        '#keyId': 'keyId',
        '#key': 'key',
        '#reached': 'reached',
        '#id': 'id',
        '#status': 'status',
        '#stage': 'stage',
      },
      ExpressionAttributeValues: {
        ':validation': keys.validation('', '').sk,
        ':movement': keys.movement('', '').sk,
        ':request': keys.request('', '').sk,
        ':payment': keys.payment('').sk,
        ':subscription': keys.subscription('').sk,
        ':session': placeOfSession.sk,
        ':sessions': placeOfSession.pk,
        ':batch': keys.batch('', '').sk,
        ':ended': 'ended',
        ':grant': 'grant',
        ':expire': 'expire',
        ':reverse': 'reverse',
        ':freeze': 'freeze',
        ':from': from,
        ':until': until,
      },
      ConsistentRead: true,
      ...(after !== undefined && { ExclusiveStartKey: placeOf(after) }),
    }),
  );
  const kinds = Object.groupBy(Items, kindOf);
  const { answers = [], movements = [], requests = [], purchases = [], sessions = [], batches = [] } = kinds;
  const owners = new Set(placesOf.all(movements).map(({ pk }) => ownerIn(pk)));
  return {
    found: placesOf.all(answers).map(answerAt),
    owners: [...owners],
    limits: limitsOf.all(requests),
    purchases: purchasesOf.all(purchases),
    sessions: sessionsOf.all(sessions),
    batches: batchesOf.all(batches),
    next: last && wordOf(last),
  };
};

export const verbs = {
  completedWithin: verb([scansTable], completedWithin),
};
