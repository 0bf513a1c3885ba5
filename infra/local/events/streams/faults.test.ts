import { describe, expect, it } from 'vitest';
import { ground, keysOf, queueArn, streamMapping, valuesOf } from '../fixtures/deliveries.ts';

const cloud = ground();
const items = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Every item is written this often, in turn. */
const written = async (times: number) => {
  const table = await cloud.table();
  for (let turn = 0; turn < times; turn += 1) for (const item of items) await cloud.put(table, item, `${item}${turn}`);
  return table;
};
const inTurn = (item: string, times: number) => Array.from({ length: times }, (_, turn) => `${item}${turn}`);

describe('two lanes', () => {
  const run = async () => {
    const table = await written(10);
    const delivery = cloud.deliver([streamMapping(table, { batchSize: 3 })], () => null);
    delivery.events.faults.inject({ kind: 'lanes', lanes: 2 });
    await delivery.events.drain(10);
    return delivery;
  };

  it('keep the order of each item, and no other', async () => {
    const values = (await run()).got.flatMap(valuesOf);
    for (const item of items) expect(values.filter((value) => value.startsWith(item))).toEqual(inTurn(item, 10));
    expect(values).not.toEqual(inTurn('', 10).flatMap((turn) => items.map((item) => item + turn)));
  });

  it('have a position each, and become one reader again without losing a record', async () => {
    const delivery = await run();
    const [report] = delivery.events.list();
    expect(report?.checkpoint).toHaveLength(2);
    delivery.events.faults.clear();
    await cloud.put(report?.source.split('/')[1] ?? '', 'last');
    await delivery.events.drain(10);
    expect(delivery.got.flatMap(keysOf).filter((key) => key === 'last')).toEqual(['last']);
    expect(delivery.events.list()[0]?.checkpoint).toHaveLength(1);
  });

  it.for(['a', 'd'])('go on while one is blocked by %s, which loses nothing when they become one', async (poison) => {
    const table = await written(1);
    let isPoisoned = true;
    const delivery = cloud.deliver([streamMapping(table, { batchSize: 1 })], ({ Records }) => {
      if (isPoisoned && Records[0]?.dynamodb.Keys.pk.S === poison) throw new Error('poisoned');
    });
    delivery.events.faults.inject({ kind: 'lanes' });
    expect(await delivery.events.drain(0.2)).toMatchObject({ isDrained: false });
    const passed = new Set(delivery.got.flatMap(keysOf));
    expect(passed.size).toBeGreaterThan(1);
    expect(passed.size).toBeLessThan(items.length);
    isPoisoned = false;
    delivery.events.faults.clear();
    expect(await delivery.events.drain(10)).toMatchObject({ isDrained: true });
    expect(new Set(delivery.got.flatMap(keysOf))).toEqual(new Set(items));
    expect(delivery.events.list()).toMatchObject([{ checkpoint: ['6'] }]);
  });
});

describe('a fault', () => {
  it('delivers records again, with other batch boundaries, and ends nevertheless', async () => {
    const table = await written(5);
    const delivery = cloud.deliver([streamMapping(table, { batchSize: 7 })], () => null);
    delivery.events.faults.inject([{ kind: 'redeliver', seed: 3 }][0]);
    expect(await delivery.events.drain(10)).toMatchObject({ isDrained: true });
    const values = delivery.got.flatMap(valuesOf);
    expect(values.length).toBeGreaterThan(30);
    expect(new Set(values).size).toBe(30);
    expect(delivery.events.list()[0]?.checkpoint).toEqual(['30']);
  });

  it('draws batch boundaries, the same ones for the same seed', async () => {
    const sizes = async () => {
      const table = await written(5);
      const directory = cloud.directory();
      await cloud.deliver([streamMapping(table, { windowSeconds: 300 })], () => null, { directory }).kill();
      const delivery = cloud.deliver([streamMapping(table, { windowSeconds: 300 })], () => null, { directory });
      delivery.events.faults.inject({ kind: 'boundaries', seed: 7 });
      await delivery.events.drain(10);
      return delivery.got.map(({ Records }) => Records.length);
    };
    const first = await sizes();
    expect(first.length).toBeGreaterThan(2);
    expect(await sizes()).toEqual(first);
  });

  it('makes records too old', async () => {
    const failures = await cloud.queue();
    const table = await cloud.table();
    const delivery = cloud.deliver([streamMapping(table, { onFailure: queueArn(failures) })], () => null);
    delivery.events.faults.inject({ kind: 'age', times: 1, mapping: table });
    await cloud.put(table, 'old');
    await delivery.events.drain(10);
    await cloud.put(table, 'new');
    await delivery.events.drain(10);
    expect(delivery.got.map(keysOf)).toEqual([['new']]);
    expect(JSON.parse((await cloud.queues().receive(failures, 1))[0]?.Body ?? '')).toMatchObject({
      requestContext: { condition: 'RecordAgeExceeded', approximateInvokeCount: 0 },
    });
  });

  it('holds a batch back until the product’s time has come', async () => {
    const table = await cloud.table();
    const delivery = cloud.deliver([streamMapping(table)], () => null);
    delivery.events.faults.inject({ kind: 'hold', ms: 900_000, times: 1 });
    await cloud.put(table, 'held');
    expect(await delivery.events.drain(0.1)).toMatchObject({ isDrained: false });
    expect(delivery.got).toEqual([]);
    delivery.clock.advance(900);
    expect(await delivery.events.drain(10)).toMatchObject({ isDrained: true });
    expect(delivery.got.map(keysOf)).toEqual([['held']]);
  });

  it('is refused when it is not understood', () => {
    const { faults } = cloud.deliver([], () => null).events;
    expect(faults.accepts({ kind: 'throttle' })).toBe(false);
    expect(faults.accepts({ kind: 'lanes', lanes: 1 })).toBe(true);
    expect(() => faults.inject({ kind: 'lanes', lanes: 1 })).toThrow('lanes');
    expect(() => faults.inject({ kind: 'age', service: 'sqs' })).toThrow('service');
  });
});
