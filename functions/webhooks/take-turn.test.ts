import { afterEach, describe, expect, test, vi } from 'vitest';
import { ownTable } from '../../infra/testing/own-table.ts';
import { webhookWorld } from '../../infra/testing/webhook-world.ts';
import { plusDays } from '../rules/time.ts';
import { verbs as turns } from '../store/webhooks/turns.ts';

ownTable();

let world: Awaited<ReturnType<typeof webhookWorld>>;
afterEach(() => world?.close());

let users = 0;
const newUser = (): string => `usr_turns_${(users += 1)}`;
const day = 86_400;
const sourcesOf = (count: number) => Array.from({ length: count }, (_, index) => `val_${index}`);

/** Tells of several answers that came in the last second, a moment apart. */
const tellAll = async (userId: string, sources: readonly string[]): Promise<void> => {
  const begin = Date.parse(world.now());
  await world.tick(1);
  for (const [index, source] of sources.entries())
    world.tell({ userId, source }, new Date(begin + index).toISOString());
};

describe('events of a webhook', () => {
  test('come in the order in which they happened, each once, proven, and then nothing is due', async () => {
    world = await webhookWorld();
    const userId = newUser();
    const webhook = await world.make(userId);
    await tellAll(userId, sourcesOf(30));
    await world.settle(30);
    const got = world.got(webhook);
    expect(got).toHaveLength(30);
    expect(got.every(({ isProven }) => isProven)).toBe(true);
    expect(got.map(({ id }) => id)).toEqual(got.map(({ id }) => id).toSorted());
    expect(await world.deliveries(webhook, 'waiting')).toEqual([]);
    expect(await world.read(webhook)).toMatchObject({ state: 'active', recent: '+'.repeat(20) });
    expect(await world.read(webhook)).not.toHaveProperty('lease');
  });

  test('of the sandbox reach webhooks of the sandbox only, and nobody who does not listen to them', async () => {
    world = await webhookWorld();
    const userId = newUser();
    const production = await world.make(userId);
    const sandbox = await world.make(userId, { environment: 'sandbox' });
    const other = await world.make(userId, { environment: 'sandbox', events: ['credits.low'] });
    world.tell({ userId, source: 'val_1', environment: 'sandbox' });
    await world.settle(5);
    expect([production, sandbox, other].map((webhook) => world.got(webhook).length)).toEqual([0, 1, 0]);
  });

  test('of before it was made, or while the plan has none, are not told', async () => {
    world = await webhookWorld();
    const userId = newUser();
    const before = world.now();
    await world.tick(2);
    const webhook = await world.make(userId);
    world.tell({ userId, source: 'val_1' }, before);
    await world.settle(5);
    world.losePlan();
    world.tell({ userId, source: 'val_2' });
    await world.settle(5);
    expect(world.got(webhook)).toEqual([]);
    expect(await world.deliveries(webhook)).toEqual([]);
  });

  test('cost a customer without webhooks one question of the table, and no write', async () => {
    world = await webhookWorld();
    world.forget();
    world.tell({ userId: newUser(), source: 'val_1' });
    await world.settle(1);
    expect(world.cost()).toEqual({ calls: 1, units: 0 });
  });

  test('told again and again are one event', async () => {
    world = await webhookWorld({ shuffled: (messages) => [...messages, ...messages].toReversed() });
    const userId = newUser();
    const webhook = await world.make(userId);
    const at = world.now();
    for (let time = 0; time < 4; time++) world.tell({ userId, source: 'val_1' }, at);
    await world.settle(10);
    for (let time = 0; time < 4; time++) world.tell({ userId, source: 'val_1' }, at);
    await world.settle(10);
    expect(await world.deliveries(webhook)).toHaveLength(1);
    expect(world.got(webhook)).toHaveLength(1);
  });
});

describe('a receiver that fails', () => {
  test('is asked again by the schedule, with the same bytes, until it answers', async () => {
    world = await webhookWorld({ answer: (_, __, count) => (count < 4 ? 500 : 200) });
    const userId = newUser();
    const webhook = await world.make(userId);
    world.tell({ userId, source: 'val_1' });
    await world.settle(day / 4);
    const got = world.got(webhook);
    expect(got).toHaveLength(4);
    expect(new Set(got.map(({ body }) => body)).size).toBe(1);
    expect(got.every(({ isProven }) => isProven)).toBe(true);
    const [first] = await world.deliveries(webhook);
    expect(first).toMatchObject({ state: 'delivered', tries: 4, lastTry: { status: 200, trouble: null } });
    const gaps = got.slice(1).map(({ at }, index) => (Date.parse(at) - Date.parse(got[index]?.at ?? '')) / 1000);
    // A minute more at most, until a job looks.
    for (const [index, seconds] of [5, 300, 1800].entries()) {
      expect(gaps[index]).toBeGreaterThanOrEqual(seconds * 0.9);
      expect(gaps[index]).toBeLessThanOrEqual(seconds * 1.1 + 61);
    }
  });

  test('is given up for an event after ten tries, and the event can be replayed', async () => {
    let isDown = true;
    world = await webhookWorld({ answer: () => (isDown ? 503 : 200), jobEverySeconds: 3600 });
    const userId = newUser();
    const webhook = await world.make(userId);
    world.tell({ userId, source: 'val_1' });
    await world.settle(4 * day);
    const [failed] = await world.deliveries(webhook, 'failed');
    expect(failed).toMatchObject({ tries: 10, nextTryAt: null });
    isDown = false;
    await world.replay(userId, failed?.id ?? '');
    await world.settle(5);
    expect(await world.deliveries(webhook)).toMatchObject([{ state: 'delivered', tries: 11 }]);
    expect(new Set(world.got(webhook).map(({ body }) => body)).size).toBe(1);
  });

  test('lets later events pass, and is left alone after three in a row', async () => {
    world = await webhookWorld({ answer: ({ body }, _, count) => (count <= 3 ? 500 : 200 + (body ? 0 : 1)) });
    const userId = newUser();
    const webhook = await world.make(userId);
    await tellAll(userId, sourcesOf(8));
    await world.settle(4);
    expect(world.got(webhook)).toHaveLength(3);
    expect(await world.read(webhook)).toMatchObject({ rests: 1, recent: '---' });
    await world.settle(600);
    expect(await world.deliveries(webhook, 'delivered')).toHaveLength(8);
    expect(await world.read(webhook)).not.toHaveProperty('restUntil');
  });

  test('for five days is switched off, and its owner told once; switched on it gets what waited', async () => {
    let isDown = true;
    world = await webhookWorld({ answer: () => (isDown ? 500 : 200), jobEverySeconds: 3600 });
    const userId = newUser();
    const webhook = await world.make(userId);
    for (let round = 0; round < 4; round++) {
      world.tell({ userId, source: `val_${round}` });
      await world.settle(1.5 * day);
    }
    expect(await world.read(webhook)).toMatchObject({ state: 'disabled' });
    expect(world.mails).toMatchObject([{ mail: 'webhookDisabled', userId, webhookId: webhook.id }]);
    const asked = world.got(webhook).length;
    world.tell({ userId, source: 'val_meanwhile' });
    await world.settle(day);
    expect(world.got(webhook)).toHaveLength(asked);
    isDown = false;
    await world.change(webhook, { active: true });
    await world.settle(5);
    expect(await world.deliveries(webhook, 'waiting')).toEqual([]);
    expect(world.mails).toHaveLength(1);
    expect(world.got(webhook).at(-1)?.at).toBeDefined();
  });

  test('says that it is gone, and is switched off at once', async () => {
    world = await webhookWorld({ answer: () => 410, jobEverySeconds: 3600 });
    const userId = newUser();
    const webhook = await world.make(userId);
    await tellAll(userId, sourcesOf(5));
    await world.settle(day);
    expect(world.got(webhook)).toHaveLength(1);
    expect(await world.read(webhook)).toMatchObject({ state: 'disabled' });
    expect(world.mails).toHaveLength(1);
  });

  test('says when to come again, and nobody comes before', async () => {
    world = await webhookWorld({
      answer: (_, __, count) =>
        count > 1 ? 200 : (response) => void response.writeHead(429, { 'retry-after': '600' }).end(),
    });
    const userId = newUser();
    const webhook = await world.make(userId);
    world.tell({ userId, source: 'val_1' });
    await world.settle(590);
    expect(world.got(webhook)).toHaveLength(1);
    await world.settle(90);
    expect(world.got(webhook)).toHaveLength(2);
  });
});

describe('its owner', () => {
  test('pauses a webhook, which keeps what happens, and gets it in order when it goes on', async () => {
    world = await webhookWorld({ jobEverySeconds: 3600 });
    const userId = newUser();
    const webhook = await world.make(userId);
    await world.change(webhook, { active: false });
    await tellAll(userId, sourcesOf(5));
    await world.settle(day);
    expect(world.got(webhook)).toEqual([]);
    await world.change(webhook, { active: true });
    await world.settle(5);
    const ids = world.got(webhook).map(({ id }) => id);
    expect(ids).toHaveLength(5);
    expect(ids).toEqual(ids.toSorted());
  });

  test('tries a receiver that is left alone, and that is sent at once, before all that waits', async () => {
    let isDown = true;
    world = await webhookWorld({ answer: () => (isDown ? 500 : 200) });
    const userId = newUser();
    const webhook = await world.make(userId);
    await tellAll(userId, sourcesOf(6));
    await world.settle(3);
    isDown = false;
    const { id } = await world.test(webhook);
    await world.settle(2);
    const sent = world.got(webhook).slice(3);
    expect(`dlv_${sent[0]?.id.slice(4)}${webhook.id.slice(4)}`).toBe(id);
    expect(sent.length).toBeGreaterThan(1);
  });
});

test('an owner who wants a receiver tried is not lost to whoever leaves it alone at that moment', async () => {
  world = await webhookWorld();
  const until = plusDays(world.now(), 1);
  const place = await world.make(newUser(), { restUntil: until, rests: 4 });
  const lease = { id: 'turn_1', until };
  const seen = await turns.take.run(place, lease, world.now());
  await turns.wake.run(place, world.now());
  const leave = { ended: [], lookAt: until, restUntil: until, isThrough: false };
  expect(seen && (await turns.leave.run(seen, leave))).toBe(false);
  const now = await turns.renew.run(place, lease);
  expect(now).not.toHaveProperty('restUntil');
  expect(now && (await turns.leave.run(now, leave))).toBe(true);
});

test('nobody is sent anything by whoever finds another at it', async () => {
  world = await webhookWorld({ shuffled: (messages) => [...messages, ...messages, ...messages] });
  const userId = newUser();
  const webhook = await world.make(userId);
  await tellAll(userId, sourcesOf(12));
  await world.settle(20);
  expect(world.got(webhook)).toHaveLength(12);
});

test('a receiver that does not answer delays no other', async () => {
  let slowPath = '';
  const held = Promise.withResolvers<() => void>();
  world = await webhookWorld({
    answer: (_, path, count) =>
      path === slowPath && count === 1 ? (response) => held.resolve(() => void response.writeHead(200).end()) : 200,
  });
  const userId = newUser();
  const slow = await world.make(userId);
  const quick = await world.make(userId);
  slowPath = new URL(slow.url).pathname;
  await tellAll(userId, sourcesOf(10));
  const settled = world.settle(5);
  const answer = await held.promise;
  // Less than the receiver may take.
  await vi.waitUntil(() => world.got(quick).length === 10, { timeout: 12_000 });
  expect(world.got(slow)).toHaveLength(1);
  answer();
  await settled;
  expect(world.got(slow)).toHaveLength(10);
});

test('an event that is told when its sender is about to leave is sent by that sender', async () => {
  const userId = newUser();
  world = await webhookWorld({ beforeLeaving: () => world.tellNow({ userId, source: 'val_late' }) });
  const webhook = await world.make(userId);
  world.tell({ userId, source: 'val_early' });
  await world.settle(5);
  expect(world.got(webhook)).toHaveLength(2);
});

test('deliveries are kept for thirty days', async () => {
  world = await webhookWorld();
  const userId = newUser();
  const webhook = await world.make(userId);
  world.tell({ userId, source: 'val_1' }, plusDays(world.now(), -31));
  await world.settle(5);
  expect(await world.deliveries(webhook)).toEqual([]);
});
