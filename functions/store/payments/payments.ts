import { onTable, onUnsettledIndex, readsCursorKey } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import type { Claim } from '../../rules/idempotency/claim.ts';
import type { Lot } from '../credits/credits.ts';
import type { Cursor, Page } from '../table/sparse-index.ts';
import type { Payment } from './payment.ts';

/** Money that is in, and the lot that it buys. */
export interface Granted {
  /** As it was read; or, of a period that was charged, as it is to be: then nothing stands there yet. */
  readonly payment: Payment;
  readonly isNew: boolean;
  readonly chargeId: string;
  /** Absent where the payment buys no credits. */
  readonly lot: Lot | undefined;
  /** What becomes of the payment beside being a success. */
  readonly changes: Partial<Payment>;
  readonly at: string;
}

const unbuilt = async (): Promise<never> => {
  throw new Error('unbuilt');
};

export const verbs = {
  create: verb([onTable('PutItem')], unbuilt as (payment: Payment, claim?: Claim) => Promise<'created' | 'keyUsed'>),
  find: verb([onTable('GetItem')], unbuilt as (id: string) => Promise<Payment | undefined>),
  findByCharge: verb([onTable('GetItem')], unbuilt as (chargeId: string) => Promise<Payment | undefined>),
  /** Newest first. */
  list: verb(
    [onTable('Query', 'BatchGetItem'), readsCursorKey],
    unbuilt as (
      userId: string,
      page: { cursor?: string | undefined; limit: number },
    ) => Promise<{ readonly rows: readonly Payment[]; readonly nextCursor: string | null } | 'invalidCursor'>,
  ),
  /** Those that have no end yet and were begun before an instant. */
  listOpen: verb(
    [onUnsettledIndex, onTable('BatchGetItem')],
    unbuilt as (before: string, cursor?: Cursor) => Promise<Page<Payment>>,
  ),
  /** The payment as it is afterwards; `undefined` where somebody changed it since it was read. */
  change: verb(
    [onTable('UpdateItem')],
    unbuilt as (payment: Payment, changes: Partial<Payment>) => Promise<Payment | undefined>,
  ),
  /**
   * Grants what was paid, once for each charge, and pays debts from it first: all in one transaction. `changed` where the
   * payment or the wallet is no longer as it was read: whoever asks again reads again.
   */
  grant: verb(
    [onTable('GetItem', 'PutItem', 'UpdateItem')],
    unbuilt as (granted: Granted) => Promise<'granted' | 'grantedBefore' | 'changed'>,
  ),
};
