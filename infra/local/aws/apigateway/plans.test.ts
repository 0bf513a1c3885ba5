import {
  CreateUsagePlanKeyCommand,
  DeleteApiKeyCommand,
  DeleteUsagePlanKeyCommand,
  GetApiKeyCommand,
  GetApiKeysCommand,
  GetRestApisCommand,
  GetUsageCommand,
  GetUsagePlansCommand,
} from '@aws-sdk/client-api-gateway';
import { describe, expect, it } from 'vitest';
import { dayOf } from '../../usage-plans/period.ts';
import { testRegion } from '../fixtures/cloud.ts';
import { controlPlane } from './fixtures/control-plane.ts';

const { client, clock, create, join, usage } = controlPlane();

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
