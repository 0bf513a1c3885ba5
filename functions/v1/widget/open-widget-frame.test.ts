import { beforeAll, expect, test } from 'vitest';
import { widgetLimits } from '#shared/validation/widget.ts';
import { keyMaker, type MadeKey } from '../../../infra/testing/api-key.ts';
import { refusal, signUp, statusOf } from '../../../infra/testing/customer.ts';
import { origin, sessionWriter } from '../../../infra/testing/widget-frame.ts';
import { newToken } from '../../proof.ts';
import { minusSeconds } from '../../rules/time.ts';
import { keys } from '../../store/table/keys.ts';
import { sharedCloud } from '../../../infra/testing/run/resources.ts';

const { addresses: cloud, databasePort, apiKeyPepper } = await sharedCloud();

const inside = { databasePort, apiKeyPepper };
const { table, entitle, frameWith, write } = sessionWriter(cloud, inside);

let userId: string;
let key: MadeKey;
beforeAll(async () => {
  const customer = await signUp(cloud);
  [userId, key] = await Promise.all([entitle(customer), keyMaker(cloud, inside)(customer, { plan: 'enterprise' })]);
});

const open = { body: { origin } };

test('a frame learns what its session allows', async () => {
  const wanted = { language: 'en', theme: 'dark', country: 'MX', maxValidations: 2 } as const;
  const session = await write(userId, key, wanted);
  expect(await session.frame()('POST /v1/widget/frame/open', open)).toEqual({
    environment: 'sandbox',
    language: 'en',
    theme: 'dark',
    country: 'MX',
    validationsLeft: 2,
    expiresAt: (await session.row()).expiresAt,
  });
});

test('of fifty frames that show one token at once, one has it, and it may open it again', async () => {
  const { frame, row } = await write(userId, key);
  const frames = Array.from({ length: 50 }, () => frame());
  const statuses = await Promise.all(frames.map((call) => statusOf(call('POST /v1/widget/frame/open', open))));
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, ...Array.from({ length: 49 }, () => 401)]);
  const first = frames[statuses.indexOf(200)];
  expect(await first?.('POST /v1/widget/frame/open', open)).toMatchObject({ validationsLeft: 3 });
  expect((await row()).requests).toBe(2);
});

test('whatever is wrong with a session, it is refused in the very same words', async () => {
  const now = new Date().toISOString();
  const [expired, ended, used, taken, untouched] = await Promise.all([
    write(userId, key, { expiresAt: minusSeconds(now, 1) }),
    write(userId, key, { endedAt: now }),
    write(userId, key, { requests: widgetLimits.requests }),
    write(userId, key),
    write(userId, key),
  ]);
  await taken.opened();
  const frames = [expired, ended, used, taken].map(({ frame }) => frame());
  const strange = [newToken(), newToken().slice(1), "' OR 1=1"].map((secret) => frameWith(secret));
  const asked = [...frames, ...strange].map((call) => call('POST /v1/widget/frame/open', open));
  const unopened = untouched.frame()('POST /v1/widget/frame/end', { body: { as: 'left' } });
  const problems = await Promise.all([...asked, unopened].map(refusal));
  const words = problems.map((problem) => JSON.stringify({ ...problem, requestId: '', instance: '' }));
  expect(new Set(words).size).toBe(1);
  expect(problems[0]).toMatchObject({ status: 401, error: 'errors.widgetSessionOver' });
});

test('a session that is shown on another page is burned, and its owner learns which', async () => {
  const { frame, row } = await write(userId, key);
  const call = frame();
  const elsewhere = { body: { origin: 'https://trampa.example' } };
  expect((await refusal(call('POST /v1/widget/frame/open', elsewhere))).error).toBe('errors.widgetSessionOver');
  expect((await row()).endedAt).toBeDefined();
  expect((await refusal(call('POST /v1/widget/frame/open', open))).error).toBe('errors.widgetSessionOver');
  expect((await table.get(keys.widgetHosts(userId)))['hosts']).toEqual([
    expect.objectContaining({ origin: 'https://trampa.example', count: 1 }),
  ]);
});

test('what is no origin burns the session, too, and is not noted', async () => {
  const session = await write(userId, key);
  const before = await table.get(keys.widgetHosts(userId));
  for (const text of ['null', 'https://tienda.example/', '__proto__']) {
    const { frame, row } = await write(userId, key);
    const asked = frame()('POST /v1/widget/frame/open', { body: { origin: text } });
    expect((await refusal(asked)).error).toBe('errors.widgetSessionOver');
    expect((await row()).endedAt).toBeDefined();
  }
  expect(await table.get(keys.widgetHosts(userId))).toEqual(before);
  await session.opened();
});

test('each request of a session is counted, until there are no more', async () => {
  const { opened, change, row } = await write(userId, key);
  const call = await opened();
  await change({ requests: widgetLimits.requests - 1 });
  const look = () => call('GET /v1/widget/frame/validations/{id}', { params: { id: `val_${'0'.repeat(26)}` } });
  expect((await refusal(look())).error).toBe('errors.notFound');
  expect((await refusal(look())).error).toBe('errors.widgetSessionOver');
  expect((await row()).requests).toBe(widgetLimits.requests);
});

test('a frame ends its session once, and says how', async () => {
  const { opened, row } = await write(userId, key);
  const call = await opened();
  await call('POST /v1/widget/frame/end', { body: { as: 'accepted' } });
  expect((await refusal(call('POST /v1/widget/frame/end', { body: { as: 'left' } }))).error).toBe(
    'errors.widgetSessionOver',
  );
  const { endedAt, steps } = await row();
  expect(steps).toEqual({ minted: expect.any(String), opened: expect.any(String), accepted: endedAt });
});
