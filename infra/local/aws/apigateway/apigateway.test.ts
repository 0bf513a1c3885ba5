import {
  APIGatewayClient,
  CreateApiKeyCommand,
  type CreateApiKeyCommandInput,
  CreateUsagePlanKeyCommand,
  DeleteApiKeyCommand,
  DeleteUsagePlanKeyCommand,
  GetApiKeyCommand,
  GetApiKeysCommand,
  GetRestApisCommand,
  GetUsageCommand,
  GetUsagePlanKeysCommand,
  GetUsagePlansCommand,
  UpdateApiKeyCommand,
} from '@aws-sdk/client-api-gateway';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { productClock } from '../../host/clock.ts';
import { planOf, plansAndKeys, values } from '../../usage-plans/fixtures/plans.ts';
import { dayOf } from '../../usage-plans/period.ts';
import { allow, functionWith, testRegion } from '../fixtures/cloud.ts';
import { testEndpoint } from '../fixtures/endpoint.ts';

const clock = productClock();
const on = (path: string, ...verbs: string[]) =>
  allow(
    verbs.map((verb) => `apigateway:${verb}`),
    `arn:aws:apigateway:${testRegion}::${path}`,
  );
const cloud = testEndpoint(
  [
    ...plansAndKeys,
    planOf('second', 'live'),
    ...functionWith('keeper', [on('/*', 'POST', 'GET', 'PATCH', 'DELETE')]),
    ...functionWith('maker', [on('/apikeys', 'POST'), on('/usageplans/limited/keys', 'POST')]),
  ],
  { clock },
);

const client = (name = 'keeper', maxAttempts = 1) => new APIGatewayClient({ ...cloud.as(name), maxAttempts });
const usage = () => cloud.endpoint().usage;
let made = 0;
const newValue = () => `valueOfATestKey${String((made += 1)).padStart(6, '0')}`;
const create = (input: CreateApiKeyCommandInput = {}, name?: string) =>
  client(name).send(new CreateApiKeyCommand({ enabled: true, value: newValue(), ...input }));
const join = (keyId = '', usagePlanId = 'limited') =>
  client().send(new CreateUsagePlanKeyCommand({ usagePlanId, keyId, keyType: 'API_KEY' }));
const find = (apiKey = '', includeValue = false) => client().send(new GetApiKeyCommand({ apiKey, includeValue }));

// So many may be made in a second.
beforeEach(() => clock.advance(1));
afterEach(() => usage().faults.clear());

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

describe('a key in a plan', () => {
  it('works there, and no more once it has left', async () => {
    const { id, value } = await create();
    expect(await join(id)).toMatchObject({ id, type: 'API_KEY', value });
    const stage = { apiId: 'api', stage: 'live' };
    expect(usage().admit(value, stage)).toMatchObject({ id });
    await client().send(new DeleteUsagePlanKeyCommand({ usagePlanId: 'limited', keyId: id }));
    expect(usage().admit(value, stage)).toBe('INVALID_API_KEY');
    await expect(
      client().send(new DeleteUsagePlanKeyCommand({ usagePlanId: 'limited', keyId: id })),
    ).rejects.toMatchObject({ name: 'NotFoundException' });
  });

  it('is in no second plan of the same stage, nor twice in one, but in a plan of another stage', async () => {
    const { id } = await create();
    await join(id);
    await expect(join(id, 'second')).rejects.toMatchObject({
      name: 'ConflictException',
      message: expect.stringContaining('cannot reference multiple Usage Plans with the same API stage: api:live'),
    });
    await expect(join(id)).rejects.toMatchObject({ name: 'ConflictException' });
    await join(id, 'free');
    const { items } = await client().send(new GetUsagePlansCommand({ keyId: id }));
    expect(items?.map((plan) => plan.id)).toEqual(['free', 'limited']);
  });

  it('is a key that exists, in a plan that exists', async () => {
    const { id } = await create();
    for (const [keyId, planId] of [
      ['none', 'limited'],
      [id, 'none'],
    ])
      await expect(join(keyId, planId)).rejects.toMatchObject({ name: 'NotFoundException' });
  });

  it('is told with what its plan allows', async () => {
    const { items } = await client().send(new GetUsagePlansCommand({ keyId: 'shared' }));
    expect(items).toEqual([
      {
        id: 'limited',
        name: 'limited',
        apiStages: [{ apiId: 'api', stage: 'live' }],
        throttle: { rateLimit: 1, burstLimit: 3 },
        quota: { limit: 5, period: 'DAY', offset: 0 },
      },
    ]);
  });
});

describe('what was used', () => {
  it('is told by key and day, with what the quota had left', async () => {
    const { id, value } = await create();
    await join(id);
    const first = dayOf(clock.now());
    for (let count = 0; count < 2; count += 1) usage().admit(value, { apiId: 'api', stage: 'live' });
    clock.advance(86_400);
    usage().admit(value, { apiId: 'api', stage: 'live' });
    const span = { usagePlanId: 'limited', startDate: first, endDate: dayOf(clock.now()) };
    const { items } = await client().send(new GetUsageCommand({ ...span, keyId: id }));
    expect(items).toEqual({
      [String(id)]: [
        [2, 3],
        [1, 4],
      ],
    });
    const all = await client().send(new GetUsageCommand(span));
    expect(all.items).toMatchObject({
      ...items,
      shared: [
        [0, 5],
        [0, 5],
      ],
    });
  });

  it.for([
    ['2026-02-30', '2026-03-01'],
    ['2026-03-02', '2026-03-01'],
    ['2026-01-01', '2026-04-01'],
  ] as const)('is not told from %s to %s', async ([startDate, endDate]) => {
    const asked = client().send(new GetUsageCommand({ usagePlanId: 'limited', startDate, endDate }));
    await expect(asked).rejects.toMatchObject({ name: 'BadRequestException' });
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
    cloud.endpoint().faults.inject({ kind: 'throttle', service: 'apigateway', operation: 'CreateApiKey', times: 1 });
    const retrying = client('keeper', 3);
    expect(await retrying.send(new CreateApiKeyCommand({ value: newValue() }))).toHaveProperty('id');
    cloud.endpoint().faults.clear();
  });
});

describe('a role', () => {
  it('may do what it is granted on exactly these paths', async () => {
    const { id = '' } = await create({}, 'maker');
    const enter = (usagePlanId: string) =>
      client('maker').send(new CreateUsagePlanKeyCommand({ usagePlanId, keyId: id, keyType: 'API_KEY' }));
    const denied = [
      [() => client('maker').send(new GetApiKeysCommand({})), 'GET', '/apikeys'],
      [() => client('maker').send(new GetApiKeyCommand({ apiKey: id })), 'GET', `/apikeys/${id}`],
      [() => client('maker').send(new DeleteApiKeyCommand({ apiKey: id })), 'DELETE', `/apikeys/${id}`],
      [() => enter('free'), 'POST', '/usageplans/free/keys'],
    ] as const;
    for (const [call, verb, path] of denied)
      await expect(call()).rejects.toMatchObject({
        name: 'AccessDeniedException',
        message: expect.stringContaining(
          `not authorized to perform: apigateway:${verb} on resource: arn:aws:apigateway:${testRegion}::${path} `,
        ),
      });
    expect(await enter('limited')).toMatchObject({ id });
  });

  it('is refused an operation that is not emulated, by its name', async () => {
    await expect(client().send(new GetRestApisCommand({}))).rejects.toMatchObject({
      name: 'UnknownOperationException',
      message: 'The local cloud does not emulate apigateway:GET /restapis.',
    });
  });
});
