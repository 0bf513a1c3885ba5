import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test, vi } from 'vitest';
import { clabeOf } from '../../infra/testing/accounts.ts';
import { keyRow } from '../../infra/testing/key-row.ts';
import { ownTable } from '../../infra/testing/own-table.ts';
import { subscribed } from '../../infra/testing/subscribed.ts';
import { customerWith } from '../../infra/testing/wallet.ts';
import type { Frame } from '../entry/callers/widget.ts';
import { connect } from '../ports/connect.ts';
import { hashOf, newId, newToken } from '../proof.ts';
import type { Reply } from '../rules/bank/bank-answer.ts';
import { dayCounter } from '../rules/widget/day-counter.ts';
import { minusSeconds, plusDays, plusSeconds } from '../rules/time.ts';
import { keys } from '../store/table/keys.ts';
import { documents, TableName } from '../store/table/table.ts';
import { update } from '../store/table/transaction.ts';
import type { WidgetSession } from '../store/widget/session.ts';
import { askPorts, prepare, type Stated } from './ask.ts';

ownTable();

const found: Reply = { kind: 'found', beneficiary: 'FERRETERIA DEL BAJIO' };
const silent: Reply = { kind: 'silent', reason: 'bank_unavailable' };
const stated: Stated = { country: 'MX', accountNumber: '002115016003269411' };
const clabes = ['00211501600326941', '01218000123456789', '01418065500000000', '07218000123456789'].map(clabeOf);
const other = { accountNumber: clabes[1] ?? '' };

const rest = { requests: 0, asked: 0, questions: {}, origin: 'https://tienda.example', maxValidations: 3 };

interface Wanted extends Partial<WidgetSession> {
  readonly credits?: number;
  readonly planUntil?: string;
  /** Its owner tries it on the dashboard. */
  readonly isTrial?: boolean;
}

/** A frame that opened a session in production, of a customer with credits, and a bank that counts who asks. */
const frameOf = async ({ credits = 5, planUntil, isTrial = false, ...wanted }: Wanted = {}) => {
  const ports = await connect([
    ...askPorts,
    'widgetSessions.create',
    'widgetRunning.prove',
    'widgetRunning.end',
    'widgetSettings.change',
    'limits.used',
  ]);
  const now = new Date().toISOString();
  const { userId } = await customerWith(credits, now);
  await subscribed(userId, { plan: 'enterprise', until: planUntil ?? plusDays(now, 30) });
  const key = await keyRow({ userId, environment: 'production', plan: 'enterprise' });
  const [secretHash, frameHash] = [hashOf(newToken()), hashOf(newToken())];
  await ports.widgetSessions.create(secretHash, {
    ...rest,
    id: newId('wse', now),
    userId,
    ...(!isTrial && { key: key.id, keyId: key.keyId }),
    environment: isTrial ? 'sandbox' : 'production',
    createdAt: now,
    expiresAt: plusSeconds(now, 600),
    steps: { minted: now },
    ...wanted,
  });
  const verify = vi.fn<() => Promise<Reply>>(async () => found);
  const bankData = { verify, circuitOpenSeconds: (): number | undefined => undefined };
  const proven = async (): Promise<Frame> => {
    const shown = { secretHash, frameHash, opens: true, now: new Date().toISOString() };
    const session = await ports.widgetRunning.prove(shown);
    if (!session) throw new Error('The session is over');
    return { userId, session, secretHash, resultTokenOf: String };
  };
  const ask = async (more: Partial<Stated> = {}) => {
    const begun = await prepare({ ...ports, bankData }, await proven(), { ...stated, ...more });
    return begun();
  };
  const row = async () => {
    const { Item } = await documents().send(
      new GetCommand({ TableName: TableName(), Key: keys.widgetSession(secretHash) }),
    );
    return Item;
  };
  const left = async () => {
    const { session } = await proven();
    return session.maxValidations - session.asked;
  };
  const ofDay = () => ports.limits.used(dayCounter(key.id, 1), new Date().toISOString());
  const balance = async () =>
    (await ports.credits.live(userId, now)).reduce((sum, { remaining }) => sum + remaining, 0);
  return { ports, userId, key, secretHash, verify, bankData, proven, ask, row, left, ofDay, balance };
};

const refused = (code: string) => expect.objectContaining({ code });

/** How many of many came to the same. */
const countsOf = async (asked: readonly Promise<unknown>[]) => {
  const results = await Promise.allSettled(asked);
  return Object.groupBy(results, (result) =>
    result.status === 'fulfilled' ? 'answered' : String((result.reason as { code?: string }).code ?? result.reason),
  );
};

describe('a try', () => {
  test('the last, asked for twenty times at once, is one question, one try and one credit', async () => {
    const { ask, verify, left, balance, ofDay } = await frameOf({ maxValidations: 1 });
    const all = await Promise.all(Array.from({ length: 20 }, () => ask()));
    expect(new Set(all.map(({ validation }) => validation.id)).size).toBe(1);
    expect(verify).toHaveBeenCalledTimes(1);
    expect([await left(), await balance(), await ofDay()]).toEqual([0, 4, 1]);
  });

  test('is taken once by one question that is asked twenty times at once, however many there are', async () => {
    const { ask, verify, left, balance, ofDay } = await frameOf({ maxValidations: 5 });
    await Promise.all(Array.from({ length: 20 }, () => ask()));
    expect(verify).toHaveBeenCalledTimes(1);
    expect([await left(), await balance(), await ofDay()]).toEqual([4, 4, 1]);
  });

  test('is needed for every other question: of four at once that have three, one is refused', async () => {
    const { ask, verify, balance, ofDay } = await frameOf();
    const counts = await countsOf(clabes.map((accountNumber) => ask({ accountNumber })));
    expect([counts['answered']?.length, counts['errors.widgetTriesUsed']?.length]).toEqual([3, 1]);
    expect(verify).toHaveBeenCalledTimes(3);
    expect([await balance(), await ofDay()]).toEqual([2, 3]);
  });

  test('is not taken by a number that cannot be right, which is refused before anything is held back', async () => {
    const { ports, bankData, proven, left, ofDay } = await frameOf();
    const wrong = { ...stated, accountNumber: '002115016003269412' };
    const preparing = prepare({ ...ports, bankData }, await proven(), wrong);
    await expect(preparing).rejects.toEqual(refused('errors.invalidAccount'));
    expect([await left(), await ofDay()]).toEqual([3, 0]);
  });

  test('comes back where there are no credits, of which a payee is not told', async () => {
    const { ask, verify, left, ofDay } = await frameOf({ credits: 1 });
    await ask();
    await expect(ask(other)).rejects.toEqual(refused('errors.widgetOff'));
    expect([await left(), await ofDay()]).toEqual([2, 1]);
    expect(verify).toHaveBeenCalledTimes(1);
  });

  test('comes back where the bank is left alone', async () => {
    const { ask, bankData, left, ofDay, balance } = await frameOf();
    bankData.circuitOpenSeconds = () => 30;
    await expect(ask()).rejects.toEqual(refused('errors.providerUnavailable'));
    expect([await left(), await ofDay(), await balance()]).toEqual([3, 0, 5]);
    bankData.circuitOpenSeconds = () => undefined;
    expect((await ask()).validation.status).toBe('VALID');
  });

  test('is taken after all where a repetition made the validation that the first was refused', async () => {
    const { ask, ports, bankData, left, balance, ofDay } = await frameOf();
    const { giveBack } = ports.widgetRunning;
    let repeated: ReturnType<typeof ask> | undefined;
    bankData.circuitOpenSeconds = () => 30;
    const repeat = async (question: Parameters<typeof giveBack>[0]) => {
      bankData.circuitOpenSeconds = () => undefined;
      Object.assign(ports.widgetRunning, { giveBack });
      repeated = ask();
      await repeated;
      await giveBack(question);
    };
    Object.assign(ports.widgetRunning, { giveBack: repeat });
    await expect(ask()).rejects.toEqual(refused('errors.providerUnavailable'));
    const made = (await repeated)?.validation.id;
    expect((await ask()).validation.id).toBe(made);
    expect([await left(), await balance(), await ofDay()]).toEqual([2, 4, 1]);
  });

  test('that nobody knows the end of stays with its question, which goes on where it stood', async () => {
    const { ask, ports, left, verify } = await frameOf();
    const { create } = ports.validations;
    Object.assign(ports.validations, { create: () => Promise.reject(new Error('the table does not answer')) });
    await expect(ask()).rejects.toThrow('the table does not answer');
    Object.assign(ports.validations, { create });
    expect(await left()).toBe(2);
    expect((await ask()).validation.status).toBe('VALID');
    expect([await left(), verify.mock.calls.length]).toEqual([2, 1]);
  });

  test('is not taken twice by a question whose answer was lost, and nothing is paid twice', async () => {
    const { ask, verify, left, balance } = await frameOf();
    const first = await ask();
    const again = await ask();
    expect(again.validation).toEqual(first.validation);
    expect([verify.mock.calls.length, await left(), await balance()]).toEqual([1, 2, 4]);
  });

  test('is taken by the same question after its answer, where the bank gave none', async () => {
    const { ask, verify, left, balance } = await frameOf();
    verify.mockResolvedValueOnce(silent);
    const { validation } = await ask();
    expect(validation.status).toBe('ERROR');
    expect((await ask()).validation.id).toBe(validation.id);
    const after = await ask({ after: validation.id });
    expect([after.validation.status, after.validation.id === validation.id]).toEqual(['VALID', false]);
    expect([await left(), await balance(), verify.mock.calls.length]).toEqual([1, 4, 2]);
  });

  test('is not had after an answer that the session never got', async () => {
    const { ask, left } = await frameOf();
    await expect(ask({ after: newId('val', new Date().toISOString()) })).rejects.toEqual(
      refused('errors.invalidFields'),
    );
    expect(await left()).toBe(3);
  });

  test('is not had in another country than that of the session', async () => {
    const { ask, left } = await frameOf({ country: 'BR' });
    await expect(ask()).rejects.toMatchObject({ fields: [{ pointer: '/country', code: 'field.option' }] });
    expect(await left()).toBe(3);
  });

  test('is not had by a request that was proven before the session ended', async () => {
    const { ports, bankData, proven, secretHash, verify, balance, row } = await frameOf();
    const begun = await prepare({ ...ports, bankData }, await proven(), stated);
    await ports.widgetRunning.end(secretHash, 'left', new Date().toISOString());
    await expect(begun()).rejects.toEqual(refused('errors.widgetSessionOver'));
    expect([verify.mock.calls.length, await balance()]).toEqual([0, 5]);
    expect(await row()).toMatchObject({ asked: 0, steps: { left: expect.any(String) } });
    expect((await row())?.['steps']).not.toHaveProperty('asked');
  });
});

type FrameUnderTest = Awaited<ReturnType<typeof frameOf>>;

describe('a session that was good is refused in its next question, and nothing is paid,', () => {
  const put = (Item: object) => documents().send(new PutCommand({ TableName: TableName(), Item }));
  test.for<[string, (frame: FrameUnderTest) => Promise<unknown>]>([
    ['when its widget is switched off', ({ ports, userId }) => ports.widgetSettings.change(userId, { isOn: false })],
    ['when nobody can read whether it is', ({ userId }) => put({ ...keys.widget(userId), isOn: 'maybe' })],
    [
      'when its key is switched off',
      ({ key: { keyId } }) =>
        update({
          TableName: TableName(),
          Key: keys.apiKey(keyId),
          UpdateExpression: 'SET active = :no',
          ExpressionAttributeValues: { ':no': false },
        }),
    ],
    ['when its key is deleted', ({ key: { keyId } }) => put({ ...keys.apiKey(keyId), gone: true })],
    [
      'when its subscription is over',
      async ({ userId }) => {
        const at = new Date().toISOString();
        await put({ ...keys.wallet(userId), sub_1: { plan: 'enterprise', until: minusSeconds(at, 1) } });
      },
    ],
  ])('%s', async ([, change]) => {
    const frame = await frameOf();
    expect((await frame.ask()).validation.status).toBe('VALID');
    await change(frame);
    await expect(frame.ask(other)).rejects.toEqual(refused('errors.widgetOff'));
    expect([frame.verify.mock.calls.length, await frame.left()]).toEqual([1, 2]);
  });
});

describe('the day of a key', () => {
  test('lets as many questions pass as its owner says, however many come at once', async () => {
    const { ports, userId, ask, verify, left, balance } = await frameOf({ maxValidations: 5 });
    await ports.widgetSettings.change(userId, { perDay: 2 });
    const counts = await countsOf(clabes.map((accountNumber) => ask({ accountNumber })));
    expect([counts['answered']?.length, counts['errors.widgetDayUsed']?.length]).toEqual([2, 2]);
    expect([verify.mock.calls.length, await left(), await balance()]).toEqual([2, 3, 3]);
  });

  test('that is used up says when the next begins, and answers again what was answered', async () => {
    const { ports, userId, ask } = await frameOf();
    await ports.widgetSettings.change(userId, { perDay: 1 });
    const { validation } = await ask();
    const next = ask(other);
    await expect(next).rejects.toMatchObject({ code: 'errors.widgetDayUsed', retryAfterSeconds: expect.any(Number) });
    expect((await ask()).validation.id).toBe(validation.id);
  });

  test('is not touched by the sandbox', async () => {
    const { ask, verify, ofDay, balance } = await frameOf({ environment: 'sandbox' });
    expect((await ask({ accountNumber: '999700000000000001' })).validation.status).toBe('VALID');
    expect([verify.mock.calls.length, await ofDay(), await balance()]).toEqual([0, 0, 5]);
  });

  test('bounds no session that its owner tries on the dashboard, and neither switch nor plan does', async () => {
    const now = new Date().toISOString();
    const { ask, ports, userId, verify, ofDay, balance } = await frameOf({
      isTrial: true,
      planUntil: minusSeconds(now, 9),
    });
    await ports.widgetSettings.change(userId, { isOn: false });
    const { validation } = await ask({ accountNumber: '999700000000000001' });
    expect(validation).toMatchObject({ environment: 'sandbox', status: 'VALID', via: 'widget' });
    expect([verify.mock.calls.length, await ofDay(), await balance()]).toEqual([0, 0, 5]);
  });
});
