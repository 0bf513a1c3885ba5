import {
  CreateApiKeyCommand,
  DeleteApiKeyCommand,
  GetApiKeysCommand,
  GetUsagePlanKeysCommand,
  UpdateApiKeyCommand,
} from '@aws-sdk/client-api-gateway';
import { describe, expect, it } from 'vitest';
import { values } from '../../usage-plans/fixtures/plans.ts';
import { controlPlane } from './fixtures/control-plane.ts';

const { client, clock, create, endpoint, find, join, newValue, usage } = controlPlane();

describe('a key that is made', () => {
  it('is disabled unless enabled, has a value of its own unless given one, and tells it only when asked', async () => {
    const key = await client().send(
      new CreateApiKeyCommand({ name: 'mine', description: 'of a test', customerId: 'c' }),
    );
    expect(key).toMatchObject({ name: 'mine', description: 'of a test', customerId: 'c', enabled: false });
    expect(key.value).toMatch(/^[A-Za-z0-9]{40}$/);
    expect(key.id).toMatch(/^[a-z0-9]{10}$/);
    expect(Math.abs(Number(key.createdDate) - clock.now())).toBeLessThan(5000);
    expect(await find(key.id)).not.toHaveProperty('value');
    expect(await find(key.id, true)).toMatchObject({ value: key.value, enabled: false });
  });

  it.for(['a'.repeat(19), 'a'.repeat(129), `${'a'.repeat(30)}_`])('may not have the value %s', async (value) => {
    await expect(create({ value })).rejects.toMatchObject({ name: 'BadRequestException' });
  });

  it('has a value no other has, not even one of the templates', async () => {
    const { value } = await create();
    for (const taken of [value, values.shared])
      await expect(create({ value: taken })).rejects.toMatchObject({ name: 'ConflictException' });
  });

  it('changes in what may change', async () => {
    const { id, value } = await create({ enabled: false });
    const replace = (path: string, to: string) =>
      client().send(new UpdateApiKeyCommand({ apiKey: id, patchOperations: [{ op: 'replace', path, value: to }] }));
    clock.advance(10);
    expect(await replace('/enabled', 'true')).toMatchObject({ enabled: true });
    expect(await replace('/name', 'renamed')).toMatchObject({ name: 'renamed', enabled: true });
    const { createdDate, lastUpdatedDate } = await find(id);
    expect(Number(lastUpdatedDate) - Number(createdDate)).toBeGreaterThanOrEqual(9000);
    for (const [path, to] of [
      ['/value', newValue()],
      ['/enabled', 'perhaps'],
    ] as const)
      await expect(replace(path, to)).rejects.toMatchObject({ name: 'BadRequestException' });
    expect(await find(id, true)).toMatchObject({ value, enabled: true });
  });

  it('is gone once deleted, from its plans too', async () => {
    const { id } = await create();
    await join(id);
    await client().send(new DeleteApiKeyCommand({ apiKey: id }));
    await expect(find(id)).rejects.toMatchObject({ name: 'NotFoundException' });
    await expect(client().send(new DeleteApiKeyCommand({ apiKey: id }))).rejects.toMatchObject({
      name: 'NotFoundException',
    });
    const { items } = await client().send(new GetUsagePlanKeysCommand({ usagePlanId: 'limited' }));
    expect(items?.map((key) => key.id)).toEqual(['off', 'shared']);
  });

  it.for<[string, object]>([
    ['tags', { tags: { a: 'b' } }],
    ['keys of a stage', { stageKeys: [{ restApiId: 'a', stageName: 'b' }] }],
  ])('has no %s here: refused, not forgotten', async ([, input]) => {
    await expect(create(input)).rejects.toMatchObject({ name: 'BadRequestException' });
  });
});

describe('a list of keys', () => {
  it('is of whole pages, each key once, though others come and go meanwhile', async () => {
    usage().faults.inject({ kind: 'keyRate', perSecond: 1000 });
    const ids = new Set<string>();
    for (let count = 0; count < 7; count += 1) ids.add(String((await create({ name: 'paged' })).id));
    const seen: string[] = [];
    let position: string | undefined;
    do {
      const page: { items?: { id?: string }[]; position?: string } = await client().send(
        new GetApiKeysCommand({ nameQuery: 'paged', limit: 3, position }),
      );
      seen.push(...(page.items ?? []).map(({ id }) => String(id)));
      position = page.position;
      if (seen.length === 3) await client().send(new DeleteApiKeyCommand({ apiKey: seen[2] }));
    } while (position);
    expect(seen.toSorted()).toEqual([...ids].toSorted());
  });

  it('is of those whose name begins as asked, with values when asked', async () => {
    await create({ name: 'listed one', value: 'listedKeyOfATest000001' });
    await create({ name: 'not listed' });
    const asked = async (includeValues: boolean) =>
      (await client().send(new GetApiKeysCommand({ nameQuery: 'listed', includeValues }))).items;
    expect(await asked(false)).toEqual([expect.not.objectContaining({ value: expect.anything() })]);
    expect(await asked(true)).toMatchObject([{ name: 'listed one', value: 'listedKeyOfATest000001' }]);
  });

  it('has 25 on a page unless asked otherwise, and never more than 500', async () => {
    usage().faults.inject({ kind: 'keyRate', perSecond: 1000 });
    for (let count = 0; count < 26; count += 1) await create({ name: 'many' });
    const { items, position } = await client().send(new GetApiKeysCommand({ nameQuery: 'many' }));
    expect([items?.length, typeof position]).toEqual([25, 'string']);
    for (const limit of [0, 501])
      await expect(client().send(new GetApiKeysCommand({ limit }))).rejects.toMatchObject({
        name: 'BadRequestException',
      });
  });
});

describe('the limits of AWS', () => {
  const outcomes = async (count: number) => {
    const names: string[] = [];
    for (let index = 0; index < count; index += 1)
      names.push(
        await create().then(
          () => 'made',
          (error: unknown) => (error as Error).name,
        ),
      );
    return names;
  };

  it('let five keys be made in a second, and say when to try again', async () => {
    clock.advance(10);
    expect(await outcomes(7)).toEqual([
      ...Array<string>(5).fill('made'),
      ...Array<string>(2).fill('TooManyRequestsException'),
    ]);
    await expect(create()).rejects.toMatchObject({ retryAfterSeconds: '1' });
    clock.advance(1);
    expect(await outcomes(1)).toEqual(['made']);
  });

  it('are as strict as a fault says', async () => {
    usage().faults.inject({ kind: 'keyRate', perSecond: 2 });
    expect(await outcomes(3)).toEqual(['made', 'made', 'TooManyRequestsException']);
  });

  it('let a region have so many keys, those of the templates among them', async () => {
    usage().faults.inject({ kind: 'keyLimit', keys: usage().keys.all().length + 1 });
    expect(await outcomes(2)).toEqual(['made', 'LimitExceededException']);
    usage().faults.clear();
    expect(usage().faults.limits().keys).toBe(10_000);
  });

  it('let a key work at once, or when a fault says so', async () => {
    usage().faults.inject({ kind: 'keyDelay', ms: 120_000 });
    const { id, value } = await create();
    await join(id);
    usage().faults.clear();
    const stage = { apiId: 'api', stage: 'live' };
    expect(usage().admit(value, stage)).toBe('INVALID_API_KEY');
    clock.advance(120);
    expect(usage().admit(value, stage)).toMatchObject({ id });
  });

  it('are overcome by the retries of the SDK', async () => {
    endpoint().faults.inject({ kind: 'throttle', service: 'apigateway', operation: 'CreateApiKey', times: 1 });
    const retrying = client('keeper', 3);
    expect(await retrying.send(new CreateApiKeyCommand({ value: newValue() }))).toHaveProperty('id');
  });
});
