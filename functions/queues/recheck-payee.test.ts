import { describe, expect, test } from 'vitest';
import { clabeOf } from '../../infra/testing/accounts.ts';
import { ownTable } from '../../infra/testing/own-table.ts';
import { savedPayee } from '../../infra/testing/saved-payee.ts';
import { customerWith } from '../../infra/testing/wallet.ts';
import { recheckPayees } from '../jobs/recheck-payees.ts';
import { settleStuckValidations } from '../jobs/settle-stuck-validations.ts';
import { connect } from '../ports/connect.ts';
import { recheckPorts } from '../payees/recheck.ts';
import type { BankAnswer, Question, Reply } from '../rules/bank/bank-answer.ts';
import type { MailDue } from '../rules/mail/mail-due.ts';
import type { Payee } from '../rules/payees/payee.ts';
import { nextRecheckAt } from '../rules/payees/recheck.ts';
import type { RecheckDue } from '../rules/payees/recheck-due.ts';
import { plusDays, plusSeconds } from '../rules/time.ts';
import { recheckPayee } from './recheck-payee.ts';

ownTable();

const since = '2026-10-22T10:00:00.000Z';
const found: BankAnswer = { kind: 'found', beneficiary: 'COMERCIALIZADORA PEÑON SA DE CV' };

/** A customer with so many credits, whose payee's turn has come. */
const dueWith = async (credits: number, more: Partial<Payee> = {}) => {
  const { userId } = await customerWith(credits, plusDays(since, 31));
  const anchor = { rhythm: 'monthly', since, after: since } as const;
  const payee = await savedPayee(userId, since, { recheck: 'monthly', recheckSince: since, ...more });
  const dueAt = nextRecheckAt({ ...anchor, id: payee.id }) ?? '';
  const { payees } = await connect(['payees.change', 'payees.find']);
  await payees.change(userId, payee.id, (seen) => ({ ...seen, nextRecheckAt: dueAt }), { now: since });
  const due: RecheckDue = { userId, payeeId: payee.id, dueAt };
  return { userId, payee, due, at: plusSeconds(dueAt, 60), find: () => payees.find(userId, payee.id) };
};

/** What a bank is asked, and what leaves. */
const around = (reply: (question: Question) => Promise<Reply> = async () => found) => {
  const asked: Question[] = [];
  const mails: MailDue[] = [];
  const verify = (question: Question) => {
    asked.push(question);
    return reply(question);
  };
  const user = { language: 'es', email: 'ana@empresa.mx' };
  const ports = {
    bankData: { verify, circuitOpenSeconds: () => undefined },
    users: { find: async (userId: string) => ({ ...user, userId }) },
    mailQueue: { add: async (mail: MailDue) => void mails.push(mail) },
  };
  return { asked, mails, ports };
};

const runAt = async (now: string, due: RecheckDue, { ports }: ReturnType<typeof around>) => {
  const clock = { now: () => now, slowSandboxMs: () => 0 };
  await recheckPayee.run(due, { ...(await connect(recheckPorts)), ...ports, clock } as never);
};

const creditsOf = async (userId: string, now: string): Promise<number> => {
  const { credits } = await connect(['credits.live']);
  return (await credits.live(userId, now)).reduce((sum, { remaining }) => sum + remaining, 0);
};

const validationsOf = async (userId: string, now: string) => {
  const { history } = await connect(['history.list']);
  const page = await history.list(userId, {}, { limit: 50, now });
  return page === 'invalidCursor' ? [] : page.rows;
};

describe('a payee whose turn has come', () => {
  test('is asked about as every validation is, by a door of its own, with its name expected, and then next month', async () => {
    const { userId, payee, due, at, find } = await dueWith(3);
    const world = around();
    await runAt(at, due, world);
    expect(world.asked).toMatchObject([{ accountNumber: '002115016003269411', beneficiaryName: payee.name }]);
    expect(await validationsOf(userId, at)).toMatchObject([
      { via: 'payee', viaId: payee.id, environment: 'production', status: 'VALID', expectedName: payee.name },
    ]);
    expect((await find())?.nextRecheckAt?.slice(0, 10)).toBe('2026-12-22');
    expect(world.mails).toEqual([]);
  });

  test('is asked about and charged once, told twice at once and twice afterwards', async () => {
    const { userId, due, at } = await dueWith(3);
    const world = around();
    await Promise.all([runAt(at, due, world), runAt(at, due, world)]);
    await runAt(at, due, world);
    await runAt(plusDays(at, 2), due, world);
    expect(world.asked).toHaveLength(1);
    expect(await creditsOf(userId, at)).toBe(2);
  });

  test('is asked about once where the function died after it reserved the credit, whoever tells it again', async () => {
    const { userId, due, at, find } = await dueWith(3);
    let died = (): void => undefined;
    const death = new Promise<void>((resolve) => void (died = resolve));
    const dying = around(() => {
      died();
      return new Promise(() => undefined);
    });
    await Promise.race([runAt(at, due, dying), death]);
    const world = around();
    await runAt(plusSeconds(at, 30), due, world);
    expect(world.asked).toEqual([]);
    expect((await find())?.nextRecheckAt).toBe(due.dueAt);
    // The job that takes over asks nobody after ten minutes, and the credit goes back: then it is asked once more.
    const { pendingAtBank: _, ...ports } = await connect([...settleStuckValidations.needs, 'pendingAtBank.list']);
    await settleStuckValidations.run({
      ...ports,
      pendingAtBank: _,
      clock: { now: () => plusSeconds(at, 700) },
    } as never);
    expect(await creditsOf(userId, at)).toBe(3);
    await runAt(plusSeconds(at, 900), due, world);
    expect(world.asked).toEqual([]);
    await runAt(plusSeconds(at, 5 * 60 * 60), due, world);
    expect(world.asked).toHaveLength(1);
    expect(await creditsOf(userId, at)).toBe(2);
  });

  test('that was deleted meanwhile, set to never or to another rhythm is not asked about', async () => {
    const world = around();
    const [gone, never, other] = [await dueWith(1), await dueWith(1), await dueWith(1)];
    const { payees } = await connect(['payees.remove', 'payees.change']);
    await payees.remove(gone.userId, gone.payee.id, gone.at);
    const setTo = (one: typeof never, recheck: 'never' | 'yearly', next: string | undefined) =>
      payees.change(one.userId, one.payee.id, (seen) => ({ ...seen, recheck, nextRecheckAt: next }), { now: one.at });
    await setTo(never, 'never', undefined);
    await setTo(other, 'yearly', plusDays(other.due.dueAt, 330));
    for (const one of [gone, never, other]) await runAt(one.at, one.due, world);
    expect(world.asked).toEqual([]);
  });

  test('is asked about by the newest account that is confirmed, and not by one that nobody confirmed', async () => {
    const account = (id: string, accountNumber: string, firstAt: string, confirmedAt?: string) => ({
      id,
      country: 'MX',
      format: 'CLABE',
      accountNumber,
      normalized: accountNumber,
      masked: '',
      firstAt,
      confirmedAt,
    });
    const newer = clabeOf('07258000614052138');
    const accounts = [
      account('old', '002115016003269411', since, since),
      account('newer', newer, plusDays(since, 1), plusDays(since, 2)),
      account('unconfirmed', clabeOf('01418065501234567'), plusDays(since, 3)),
    ];
    const { due, at } = await dueWith(3, { accounts });
    const world = around();
    await runAt(at, due, world);
    expect(world.asked.map(({ accountNumber }) => accountNumber)).toEqual([newer]);
  });

  test('keeps its turn while the bank is down or silent, five questions at most, and is charged for none', async () => {
    const { userId, due, at, find } = await dueWith(3);
    const down = around();
    down.ports.bankData.circuitOpenSeconds = () => 30 as never;
    await runAt(at, due, down);
    expect((await find())?.nextRecheckAt).toBe(due.dueAt);
    const silent = around(async () => ({ kind: 'silent', reason: 'bank_unavailable' }));
    for (let hours = 0; hours < 60; hours += 2) await runAt(plusSeconds(at, hours * 60 * 60), due, silent);
    expect(silent.asked).toHaveLength(5);
    expect(await creditsOf(userId, at)).toBe(3);
    expect((await find())?.nextRecheckAt?.slice(0, 10)).toBe('2026-12-22');
  });
});

describe('its owner is told', () => {
  test('once a round, that the bank says something else now', async () => {
    const first = await dueWith(3);
    const { payees } = await connect(['payees.change']);
    const second = await savedPayee(first.userId, since, { recheck: 'monthly', recheckSince: since });
    await payees.change(first.userId, second.id, (seen) => ({ ...seen, nextRecheckAt: first.due.dueAt }), {
      now: since,
    });
    const world = around(async () => ({ kind: 'found', beneficiary: 'JUAN LOPEZ HERRERA' }));
    await runAt(first.at, first.due, world);
    await runAt(first.at, { ...first.due, payeeId: second.id }, world);
    expect(world.asked).toHaveLength(2);
    expect(world.mails).toMatchObject([{ mail: 'payeeChanged', userId: first.userId, payeeId: first.payee.id }]);
  });

  test('not again of a holder that is known by another name', async () => {
    const said = { name: 'JUAN LOPEZ HERRERA', since, until: since };
    const first = await dueWith(3);
    const accounts = first.payee.accounts.map((account) => ({ ...account, holder: said, said }));
    const { due, at } = await dueWith(3, { accounts });
    const world = around(async () => ({ kind: 'found', beneficiary: said.name }));
    await runAt(at, due, world);
    expect(world.asked).toHaveLength(1);
    expect(world.mails).toEqual([]);
  });

  test('of an account that is closed', async () => {
    const { due, at } = await dueWith(3);
    const world = around(async () => ({ kind: 'refused', reason: 'account_not_found' }));
    await runAt(at, due, world);
    expect(world.mails).toMatchObject([{ mail: 'payeeChanged' }]);
  });

  test('once that credits are short; the round waits, and goes on by itself when there are some', async () => {
    const { userId, due, at, find } = await dueWith(0);
    const world = around();
    for (const told of [1, 2, 3]) await runAt(plusSeconds(at, told), due, world);
    expect(world.mails).toMatchObject([{ mail: 'roundPaused', userId }]);
    expect(world.asked).toEqual([]);
    expect((await find())?.nextRecheckAt).toBe(due.dueAt);
    const { payeeBook, operations, ...ports } = await connect([...recheckPayees.needs, 'operations.grant']);
    const queued: RecheckDue[] = [];
    const run = (now: string) =>
      recheckPayees.run({
        ...ports,
        payeeBook,
        recheckQueue: { add: async (one: RecheckDue) => void queued.push(one) },
        clock: { now: () => now },
      } as never);
    await run(at);
    expect(queued.filter((one) => one.userId === userId)).toEqual([]);
    expect((await payeeBook.find(userId)).pausedSince).toBeDefined();
    const lot = { lotId: 'lot_2', source: 'operator', tier: 'free', granted: 1, remaining: 1 } as const;
    const audit = { id: 'aud_1', at, by: 'test', what: 'grant', why: 'test', details: {} };
    await operations.grant(userId, { ...lot, expiresAt: plusDays(at, 9) }, audit);
    await run(plusSeconds(at, 900));
    expect(queued.filter((one) => one.userId === userId)).toEqual([due]);
    await runAt(plusSeconds(at, 901), due, world);
    expect(world.asked).toHaveLength(1);
    expect((await payeeBook.find(userId)).pausedSince).toBeUndefined();
  });
});
