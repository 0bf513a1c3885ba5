import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import {
  answers,
  asks,
  buys,
  disputed,
  goesBack,
  nothingBack,
  refundOf,
  spends,
} from '../../infra/testing/ledger/indebted.ts';
import { lotOf, newPayment } from '../../infra/testing/payment.ts';
import { ownTable } from '../../infra/testing/own-table.ts';
import { audit } from '../books/audit.ts';
import { auditBooks } from '../jobs/audit-books.ts';
import { closeExpiredLots, tend } from '../jobs/close-expired-lots.ts';
import { connect } from '../ports/connect.ts';
import { newId } from '../proof.ts';
import { plusDays, plusSeconds } from '../rules/time.ts';
import { keys } from '../store/table/keys.ts';
import { documents, TableName } from '../store/table/table.ts';

ownTable();

const at = '2026-11-20T10:00:00.000Z';
const later = (seconds: number) => plusSeconds(at, seconds);

const granting = await connect(['payments.grantNew']);
const bookPorts = await connect(auditBooks.needs);
const closingPorts = await connect(closeExpiredLots.needs);
const { holdings, payments, movements } = await connect(['holdings.find', 'payments.find', 'movements.list']);

/** What a customer can spend and owes; its books are right. */
const stands = async (userId: string, now: string) => {
  const clock = { now: () => plusDays(now, 1) };
  expect(
    await audit({ ...bookPorts, clock }, userId, { found: undefined, deadline: Number.POSITIVE_INFINITY }),
  ).toEqual([]);
  const { lots, debts } = await holdings.find(userId);
  const live = lots.filter(({ expiresAt, endedAt }) => expiresAt > now && !endedAt);
  return {
    balance: live.reduce((sum, { remaining }) => sum + remaining, 0),
    debt: debts.reduce((sum, { owed }) => sum + owed, 0),
    lots: live.length,
  };
};

/** Ten credits for 50 USD, some of them spent. */
const bought = async (spent: number) => {
  const userId = newId('usr', at);
  const id = await buys(userId, at);
  await spends(userId, spent, later(1));
  return { userId, id };
};

const kindsOf = async (userId: string) => {
  const page = await movements.list(userId, { limit: 100 });
  return page === 'invalidCursor' ? [] : page.rows.map(({ kind, credits }) => `${kind} ${credits}`).toReversed();
};

describe('a refund', () => {
  test('takes the lot, too, where by PayPal’s clock it was paid a little after it was granted by ours', async () => {
    const userId = newId('usr', at);
    const ahead = newPayment(userId, later(2));
    const changes = { paidAt: later(2), grantedAt: at };
    const chargeId = `CHARGE-${ahead.id}`;
    await granting.payments.grantNew({ payment: ahead, chargeId, lot: lotOf(ahead, at), changes, at });
    await goesBack(ahead.id, refundOf(5000), later(9));
    expect(await stands(userId, later(9))).toEqual({ balance: 0, debt: 0, lots: 0 });
  });

  test('before anything was spent takes the lot, and leaves nothing owed', async () => {
    const { userId, id } = await bought(0);
    expect(await goesBack(id, refundOf(5000), later(9))).toMatchObject({
      status: 'refunded',
      takenBack: { cents: 5000, credits: 10, owed: 0 },
    });
    expect(await stands(userId, later(10))).toEqual({ balance: 0, debt: 0, lots: 0 });
    expect(await kindsOf(userId)).toEqual(['grant 10', 'reverse -10']);
  });

  test('after three of ten were spent takes seven, and three are owed until a purchase pays them first', async () => {
    const { userId, id } = await bought(3);
    await goesBack(id, refundOf(5000), later(9));
    expect(await stands(userId, later(10))).toEqual({ balance: 0, debt: 3, lots: 0 });
    await buys(userId, later(11), 2);
    expect(await stands(userId, later(12))).toEqual({ balance: 0, debt: 1, lots: 1 });
    await buys(userId, later(13), 10);
    expect(await stands(userId, later(14))).toEqual({ balance: 9, debt: 0, lots: 2 });
  });

  test('in parts takes as many as one of the sum, however often each is told, and by two at once', async () => {
    const { userId, id } = await bought(6);
    await Promise.all([goesBack(id, refundOf(1000), later(9)), goesBack(id, refundOf(1000), later(9))]);
    expect(await stands(userId, later(10))).toEqual({ balance: 2, debt: 0, lots: 1 });
    await Promise.all([
      goesBack(id, refundOf(1000, 1000), later(11)),
      goesBack(id, refundOf(1000, 1000, 1000), later(11)),
    ]);
    expect(await stands(userId, later(12))).toEqual({ balance: 0, debt: 2, lots: 1 });
    // An answer that is older than the last takes nothing, and gives nothing back.
    expect(await goesBack(id, refundOf(1000), later(13))).toMatchObject({
      takenBack: { cents: 3000, credits: 4, owed: 2 },
    });
    await goesBack(id, refundOf(5000), later(14));
    expect(await stands(userId, later(15))).toEqual({ balance: 0, debt: 6, lots: 0 });
  });

  test('takes a credit only when all that it cost is back', async () => {
    const { userId, id } = await bought(0);
    await goesBack(id, refundOf(499), later(9));
    expect(await stands(userId, later(10))).toEqual({ balance: 10, debt: 0, lots: 1 });
    await goesBack(id, refundOf(499, 1), later(11));
    expect(await stands(userId, later(12))).toEqual({ balance: 9, debt: 0, lots: 1 });
  });

  test('that is not final takes nothing', async () => {
    const { userId, id } = await bought(0);
    await goesBack(id, { ...nothingBack, refunds: [{ id: 'R', cents: 5000, isFinal: false }] }, later(9));
    expect(await stands(userId, later(10))).toEqual({ balance: 10, debt: 0, lots: 1 });
  });

  test('after the lot expired, and was purged, makes owed what was spent and not what nobody used', async () => {
    const { userId, id } = await bought(4);
    const end = plusDays(at, 31);
    await tend(closingPorts, { userId, latestLot: '' }, end);
    await buys(userId, plusDays(at, 32), 1);
    await tend(closingPorts, { userId, latestLot: '' }, plusDays(at, 61.5));
    const { lots } = await holdings.find(userId);
    expect(lots).toHaveLength(1);
    await goesBack(id, refundOf(5000), plusDays(at, 61.6));
    expect(await stands(userId, plusDays(at, 61.7))).toMatchObject({ balance: 1, debt: 4 });
  });

  test('of what brought no credits is told by the payment alone', async () => {
    const userId = newId('usr', at);
    const id = await buys(userId, at, 0);
    await goesBack(id, refundOf(5000), later(9));
    expect(await payments.find(id)).toMatchObject({ status: 'refunded', takenBack: { credits: 0, owed: 0 } });
  });
});

test('a reversal by a bank takes all, though it names no sum', async () => {
  const { userId, id } = await bought(1);
  expect(await goesBack(id, { ...nothingBack, isReversal: true }, later(9))).toMatchObject({ status: 'reversed' });
  expect(await stands(userId, later(10))).toEqual({ balance: 0, debt: 1, lots: 0 });
});

describe('a credit that is in use while its money goes back', () => {
  test('is owed, and no longer so when nobody answers', async () => {
    const { userId, id } = await bought(2);
    const [one, other] = [await asks(userId, later(5)), await asks(userId, later(5))];
    await goesBack(id, refundOf(5000), later(9));
    expect(await stands(userId, later(10))).toMatchObject({ balance: 0, debt: 4 });
    await answers(one, 'TIMEOUT', later(11));
    await answers(other, 'VALID', later(11));
    expect(await stands(userId, later(12))).toMatchObject({ balance: 0, debt: 3 });
  });

  test.for([{ from: 'another version' }, 'three', -1, 2.5, null])(
    'comes back although the count of such credits is %j',
    async (lateChanges) => {
      const { userId, id } = await bought(2);
      const [one, other] = [await asks(userId, later(5)), await asks(userId, later(5))];
      await goesBack(id, refundOf(5000), later(9));
      await documents().send(
        new UpdateCommand({
          TableName: TableName(),
          Key: keys.wallet(userId),
          UpdateExpression: 'SET lateChanges = :damaged',
          ExpressionAttributeValues: { ':damaged': lateChanges },
        }),
      );
      for (const validation of [one, other]) await answers(validation, 'TIMEOUT', later(11));
      expect(await stands(userId, later(12))).toMatchObject({ balance: 0, debt: 2 });
    },
  );

  test('is owed exactly when it was spent, whatever comes first', async () => {
    const userId = newId('usr', at);
    const id = await buys(userId, at, 12);
    const all = [];
    for (let place = 0; place < 12; place++) all.push(await asks(userId, later(1)));
    await Promise.all([
      ...all.map((one, index) => answers(one, index % 3 === 0 ? 'VALID' : 'TIMEOUT', later(8))),
      ...[later(7), later(8), later(9)].map((now) => goesBack(id, refundOf(5000), now)),
    ]);
    await goesBack(id, refundOf(5000), later(10));
    expect(await stands(userId, later(12))).toEqual({ balance: 0, debt: 4, lots: 0 });
  });

  test('comes back with the others when a dispute is won', async () => {
    const { userId, id } = await bought(2);
    const one = await asks(userId, later(5));
    await goesBack(id, disputed(), later(9));
    await answers(one, 'TIMEOUT', later(10));
    expect(await stands(userId, later(11))).toEqual({ balance: 0, debt: 0, lots: 0 });
    await goesBack(id, disputed('seller'), later(12));
    expect(await stands(userId, later(13))).toEqual({ balance: 8, debt: 0, lots: 1 });
  });
});

describe('a dispute', () => {
  test('freezes what is left, once, and owes nothing', async () => {
    const { userId, id } = await bought(3);
    await Promise.all([1, 2, 3].map(() => goesBack(id, disputed(), later(9))));
    expect(await stands(userId, later(10))).toEqual({ balance: 0, debt: 0, lots: 0 });
    expect((await kindsOf(userId)).filter((kind) => kind.startsWith('freeze'))).toEqual(['freeze -7']);
    expect(await payments.find(id)).toMatchObject({ status: 'disputed', frozen: { credits: 7 } });
  });

  test.for(['seller', 'nobody'] as const)('that %s won gives them back for as long as was left', async (winner) => {
    const { userId, id } = await bought(3);
    await goesBack(id, disputed(), plusDays(at, 10));
    await goesBack(id, disputed(winner), plusDays(at, 90));
    expect(await stands(userId, plusDays(at, 90.1))).toEqual({ balance: 7, debt: 0, lots: 1 });
    const paid = await payments.find(id);
    expect(paid).toMatchObject({ status: 'success', creditsExpireAt: plusDays(at, 110) });
    expect(paid).not.toHaveProperty('frozen');
    // What is told of it later, out of order, is old.
    await goesBack(id, disputed(), plusDays(at, 91));
    expect(await stands(userId, plusDays(at, 91.1))).toMatchObject({ balance: 7 });
  });

  test('that its buyer won leaves what was spent owed, whether a refund tells it, too, or not', async () => {
    const { userId, id } = await bought(3);
    await goesBack(id, disputed(), later(9));
    await goesBack(id, { ...disputed(), refunds: refundOf(5000).refunds }, later(10));
    expect(await stands(userId, later(11))).toEqual({ balance: 0, debt: 3, lots: 0 });
    await goesBack(id, { ...disputed('buyer'), refunds: refundOf(5000).refunds }, later(12));
    expect(await stands(userId, later(13))).toEqual({ balance: 0, debt: 3, lots: 0 });
    expect(await payments.find(id)).toMatchObject({
      status: 'reversed',
      takenBack: { cents: 5000, credits: 7, owed: 3 },
    });
  });

  test('that nobody told of until its buyer had won takes what is left, and what was spent is owed', async () => {
    const { userId, id } = await bought(3);
    await goesBack(id, disputed('buyer'), later(9));
    expect(await stands(userId, later(10))).toEqual({ balance: 0, debt: 3, lots: 0 });
  });

  test('ends only by its own end, though others, or none, are told of', async () => {
    const { userId, id } = await bought(0);
    await goesBack(id, disputed(), later(9));
    await goesBack(id, nothingBack, later(10));
    await goesBack(id, disputed('seller', 'PP-D-2'), later(11));
    expect(await stands(userId, later(12))).toMatchObject({ balance: 0 });
    expect(await payments.find(id)).toMatchObject({ status: 'disputed' });
  });
});

test('a payment that brought nothing yet is left as it is', async () => {
  const userId = newId('usr', at);
  const { create } = (await connect(['payments.create'])).payments;
  const payment = newPayment(userId, at);
  await create(payment);
  expect(await goesBack(payment.id, refundOf(5000), later(9))).toEqual(payment);
});
