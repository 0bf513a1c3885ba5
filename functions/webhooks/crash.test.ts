import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTable } from '../../infra/testing/table.ts';
import { webhookWorld } from '../../infra/testing/webhook-world.ts';

let table: Awaited<ReturnType<typeof openTable>>;
beforeAll(async () => {
  table = await openTable();
});
afterAll(() => table?.close());

/** Two events told, each twice; the first is refused once, and replayed when both were taken. Dies at the n-th thing done. */
const story = async (thing: number) => {
  const world = await webhookWorld({ answer: (_, __, count) => (count === 1 ? 500 : 200), jobEverySeconds: 600 });
  try {
    const userId = `usr_crash_${thing}`;
    const webhook = await world.make(userId);
    world.killAt(thing);
    for (const source of ['val_1', 'val_1', 'val_2', 'val_2']) world.tell({ userId, source });
    await world.settle(1000);
    const delivered = await world.deliveries(webhook, 'delivered');
    const before = world.got(webhook).length;
    // Its owner asks again, where the answer was lost.
    const again = () => world.replay(userId, delivered[0]?.id ?? '');
    await again().catch(again);
    await world.settle(600);
    const got = world.got(webhook);
    return {
      kills: world.kills(),
      events: new Set(got.map(({ id }) => id)).size,
      bodies: new Set(got.map(({ body }) => body)).size,
      isProven: got.every(({ isProven }) => isProven),
      isReplayed: got.length > before,
      states: (await world.deliveries(webhook)).map(({ state }) => state),
      hasLease: (await world.read(webhook))?.lease !== undefined,
    };
  } finally {
    await world.close();
  }
};

test('whoever dies between any two things, each event is delivered, proven and the same each time', async () => {
  let thing = 0;
  let kills: number;
  do {
    thing += 1;
    const told = await story(thing);
    ({ kills } = told);
    expect([thing, told]).toEqual([
      thing,
      {
        kills,
        events: 2,
        bodies: 2,
        isProven: true,
        isReplayed: true,
        states: ['delivered', 'delivered'],
        hasLease: false,
      },
    ]);
  } while (kills > 0);
  // One that killed nobody would prove nothing.
  expect(thing).toBeGreaterThan(40);
  // As many stories as there are things to do, one after the other.
}, 300_000);

/** Switched on when an event waits, by whoever dies at the n-th thing done and says it again. */
const switchingOn = async (thing: number) => {
  const world = await webhookWorld();
  try {
    const webhook = await world.make(`usr_switch_${thing}`, { state: 'paused' });
    world.tell({ userId: webhook.userId, source: 'val_1' });
    await world.settle(5);
    world.killAt(thing);
    const switchOn = () => world.change(webhook, { active: true });
    await switchOn().catch(switchOn);
    await world.settle(120);
    return { kills: world.kills(), events: new Set(world.got(webhook).map(({ id }) => id)).size };
  } finally {
    await world.close();
  }
};

test('whoever dies while a webhook is switched on, what waited is sent when that is said again', async () => {
  let thing = 0;
  let kills: number;
  do {
    thing += 1;
    const told = await switchingOn(thing);
    ({ kills } = told);
    expect([thing, told]).toEqual([thing, { kills, events: 1 }]);
  } while (kills > 0);
  expect(thing).toBeGreaterThan(5);
});

test('whoever dies before a turn is queued, what its owner had sent again arrives all the same', async () => {
  const world = await webhookWorld();
  const webhook = await world.make('usr_replayed');
  world.tell({ userId: webhook.userId, source: 'val_1' });
  await world.settle(5);
  const [delivery] = await world.deliveries(webhook);
  // The day's count, webhook, delivery, its change, that it is due, that its webhook is woken; the seventh would queue a turn.
  world.killAt(7);
  await expect(world.replay(webhook.userId, delivery?.id ?? '')).rejects.toThrow('killed');
  await world.settle(120);
  expect(world.got(webhook)).toHaveLength(2);
  await world.close();
});
