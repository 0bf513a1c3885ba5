import * as z from 'zod';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { secondFactorSetupMinutes } from '#shared/plans.ts';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { plusSeconds } from '../../rules/time.ts';
import { keys } from '../table/keys.ts';
import { rowsOf } from '../table/row.ts';
import { documents, secondsOf, TableName } from '../table/table.ts';
import { removeWhere, replace, update } from '../table/transaction.ts';

/** What an account wants beside its password. It counts once it is confirmed; until then it is only on its way. */
const SecondFactor = z.object({
  userId: z.string(),
  /** Of this one setup: what was begun later is another factor. */
  factorId: z.string(),
  /** The secret, which nobody reads in the table. */
  sealed: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  /** Hashes of the recovery codes that nobody used yet; absent where none is left. */
  codes: z.set(z.string()).default(new Set()),
  createdAt: z.iso.datetime(),
  confirmedAt: z.iso.datetime().optional(),
  /** The half minute of the newest code that was accepted: neither it nor an older one counts again. */
  lastStep: z.int().optional(),
  /** When support switches it off, unless its owner shows before that they still have it. */
  endsAt: z.iso.datetime().optional(),
});
export type SecondFactor = z.output<typeof SecondFactor>;
export type ConfirmedFactor = SecondFactor & { readonly confirmedAt: string };
type Ref = Pick<SecondFactor, 'userId' | 'factorId'>;

const factors = rowsOf('second factor', SecondFactor);

const setupEnd = (createdAt: string): string => plusSeconds(createdAt, secondFactorSetupMinutes * 60);

/** One that support has ended, or that was never confirmed in time, is none. */
const isThere = ({ createdAt, confirmedAt, endsAt }: SecondFactor, now: string): boolean =>
  confirmedAt === undefined ? setupEnd(createdAt) > now : endsAt === undefined || endsAt > now;

const rowOf = ({ userId }: Pick<SecondFactor, 'userId'>) => ({
  TableName: TableName(),
  Key: keys.secondFactor(userId),
});

const ofThisOne = 'factorId = :id AND attribute_exists(confirmedAt)';

/** Support ends it at a time, where it is on and ends not yet. */
export const endItem = ({ factorId, ...ref }: Ref, endsAt: string) => ({
  Update: {
    ...rowOf(ref),
    UpdateExpression: 'SET endsAt = :at, #ttl = :ttl',
    ConditionExpression: `${ofThisOne} AND attribute_not_exists(endsAt)`,
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: { ':id': factorId, ':at': endsAt, ':ttl': secondsOf(endsAt) },
  },
});

/** Nothing but the factor that was shown is on, or none where none was. */
export const noOtherItem = (userId: string, shown: Ref | undefined, now: string) => ({
  ConditionCheck: {
    ...rowOf({ userId }),
    ConditionExpression: 'attribute_not_exists(confirmedAt) OR factorId = :shown OR endsAt <= :now',
    ExpressionAttributeValues: { ':shown': shown?.factorId ?? 'none', ':now': now },
  },
});

/** Whoever uses it has it: then support ends nothing. */
const staysOn = 'REMOVE endsAt, #ttl';

export const verbs = {
  find: verb(
    [onTable('GetItem').of(keys.secondFactor)],
    async (userId: string, now: string): Promise<SecondFactor | undefined> => {
      const found = await documents().send(new GetCommand({ ...rowOf({ userId }), ConsistentRead: true }));
      const factor = factors.one(found.Item);
      return factor && isThere(factor, now) ? factor : undefined;
    },
  ),

  /** Begins a setup in place of any other that is not confirmed; `false` where one counts already. */
  begin: verb(
    [onTable('PutItem').of(keys.secondFactor)],
    ({ codes, ...factor }: Omit<SecondFactor, 'confirmedAt' | 'lastStep' | 'endsAt'>): Promise<boolean> =>
      replace({
        TableName: TableName(),
        Item: {
          ...keys.secondFactor(factor.userId),
          ...factor,
          codes: new Set(codes),
          ttl: secondsOf(setupEnd(factor.createdAt)),
        },
        ConditionExpression: 'attribute_not_exists(confirmedAt) OR endsAt <= :now',
        ExpressionAttributeValues: { ':now': factor.createdAt },
      }),
  ),

  /** From here on it counts; `false` where another setup was begun meanwhile, or it counts already. */
  confirm: verb(
    [onTable('UpdateItem').of(keys.secondFactor)],
    ({ factorId, ...ref }: Ref, step: number, now: string): Promise<boolean> =>
      update({
        ...rowOf(ref),
        UpdateExpression: 'SET confirmedAt = :now, lastStep = :step REMOVE #ttl',
        ConditionExpression: 'factorId = :id AND attribute_not_exists(confirmedAt)',
        ExpressionAttributeNames: { '#ttl': 'ttl' },
        ExpressionAttributeValues: { ':id': factorId, ':now': now, ':step': step },
      }),
  ),

  /** Uses the code of one half minute up, for one of all that show it; `false` for the others, and for older codes. */
  takeStep: verb(
    [onTable('UpdateItem').of(keys.secondFactor)],
    ({ factorId, ...ref }: Ref, step: number): Promise<boolean> =>
      update({
        ...rowOf(ref),
        UpdateExpression: `SET lastStep = :step ${staysOn}`,
        ConditionExpression: `${ofThisOne} AND (attribute_not_exists(lastStep) OR lastStep < :step)`,
        ExpressionAttributeNames: { '#ttl': 'ttl' },
        ExpressionAttributeValues: { ':id': factorId, ':step': step },
      }),
  ),

  /** Uses a recovery code up, for one of all that show it. */
  takeCode: verb(
    [onTable('UpdateItem').of(keys.secondFactor)],
    ({ factorId, ...ref }: Ref, hash: string): Promise<boolean> =>
      update({
        ...rowOf(ref),
        UpdateExpression: `DELETE codes :used ${staysOn}`,
        ConditionExpression: `${ofThisOne} AND contains(codes, :hash)`,
        ExpressionAttributeNames: { '#ttl': 'ttl' },
        ExpressionAttributeValues: { ':id': factorId, ':hash': hash, ':used': new Set([hash]) },
      }),
  ),

  /** Other recovery codes; those of before count no more. */
  replaceCodes: verb(
    [onTable('UpdateItem').of(keys.secondFactor)],
    ({ factorId, ...ref }: Ref, codes: readonly string[]): Promise<boolean> =>
      update({
        ...rowOf(ref),
        UpdateExpression: 'SET codes = :codes',
        ConditionExpression: ofThisOne,
        ExpressionAttributeValues: { ':id': factorId, ':codes': new Set(codes) },
      }),
  ),

  /** Switches it off; `false` where it is off, or another. */
  remove: verb([onTable('DeleteItem').of(keys.secondFactor)], ({ factorId, ...ref }: Ref): Promise<boolean> =>
    removeWhere({
      ...rowOf(ref),
      ConditionExpression: ofThisOne,
      ExpressionAttributeValues: { ':id': factorId },
    }),
  ),
};
