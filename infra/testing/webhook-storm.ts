import { webhookWorld } from './webhook-world.ts';

export interface WebhookStorm {
  readonly events: number;
  readonly webhooks: number;
  /** A run dies whenever so many things were done, about. */
  readonly thingsPerKill: number;
}

/** The same chance in every run. */
const chances = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
};

const kinds = (all: readonly string[]): number => new Set(all).size;
const perTold = 500;

/**
 * Tells of many events, told twice and in any order, to receivers on this machine that fail now and then, while whoever
 * sends is killed; then compares what arrived with what happened.
 */
export const webhookStorm = async ({ events, webhooks, thingsPerKill }: WebhookStorm) => {
  const chance = chances(7);
  const world = await webhookWorld({
    answer: () => (chance() < 0.02 ? 500 : 204),
    shuffled: (messages) =>
      [...messages, ...messages.filter(() => chance() < 0.2)]
        .map((message) => ({ message, at: chance() }))
        .toSorted((one, other) => one.at - other.at)
        .map(({ message }) => message),
  });
  try {
    const userId = 'usr_storm';
    const all = [];
    for (let one = 0; one < webhooks; one++) all.push(await world.make(userId));
    await world.tick(1);
    world.forget();
    const begun = performance.now();
    const begin = Date.parse(world.now());
    world.killEvery(() => Math.ceil(chance() * 2 * thingsPerKill));
    for (let first = 0; first < events; first += perTold) {
      for (let event = first; event < Math.min(events, first + perTold); event++)
        world.tell({ userId, source: `val_${event}` }, new Date(begin - 1000 + (event % 1000)).toISOString());
      await world.settle(20);
    }
    await world.settle(1000);
    const kills = world.kills();
    world.killAt(Number.POSITIVE_INFINITY);
    await world.settle(3 * 3600);
    const seconds = (performance.now() - begun) / 1000;
    const got = all.map((webhook) => world.got(webhook));
    const arrived = got.reduce((sum, one) => sum + kinds(one.map(({ id }) => id)), 0);
    const requests = got.reduce((sum, one) => sum + one.length, 0);
    const bodies = got.reduce((sum, one) => sum + kinds(one.map(({ id, body }) => id + body)), 0);
    const { calls, units } = world.cost();
    return {
      kills,
      expected: events * webhooks,
      arrived,
      requests,
      unproven: got.flat().filter(({ isProven }) => !isProven).length,
      changed: bodies - arrived,
      calls,
      units,
      seconds,
    };
  } finally {
    await world.close();
  }
};
