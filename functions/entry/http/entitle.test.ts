import * as z from 'zod';
import { describe, expect, test } from 'vitest';
import { endpointOf } from '#shared/contract/endpoint.ts';
import { call, greet, signedIn } from '../../../infra/testing/pipeline.ts';
import { ownTable } from '../../../infra/testing/own-table.ts';
import { implement } from '../implement.ts';

const endpoint = endpointOf('app');

ownTable();

describe('an endpoint that a plan must include', () => {
  const widget = implement(endpoint({ ...greet, auth: 'user', entitlement: 'widget' }))
    .needing()
    .by(async () => ({ text: 'hola' }));

  test.for([
    ['no credits at all', undefined, 403],
    ['a pack of the plan, which never brings the widget', { tier: 'enterprise', source: 'pack' }, 403],
    ['a subscription to a smaller plan', { tier: 'pro', source: 'subscription' }, 403],
    ['a subscription to the plan', { tier: 'enterprise', source: 'subscription' }, 200],
  ] as const)('answers a customer with %s', async ([, lot, status]) => {
    const { statusCode, json } = await call(widget, { headers: await signedIn(lot) });
    const refusal = { error: 'errors.notOnPlan', entitlement: 'widget' };
    expect(statusCode).toBe(status);
    expect(json).toMatchObject(status === 403 ? refusal : { text: 'hola' });
  });

  test('refuses a plan before it reads what was sent, and whoever shows nothing before that', async () => {
    const reading = implement(
      endpoint({ ...greet, method: 'POST', auth: 'user', entitlement: 'widget', body: z.object({ text: z.string() }) }),
    )
      .needing()
      .by(async ({ body }) => body);
    const body = 'no JSON';
    expect((await call(reading, { body })).json).toMatchObject({ error: 'errors.unauthenticated' });
    expect((await call(reading, { body, headers: await signedIn() })).json).toMatchObject({
      error: 'errors.notOnPlan',
    });
  });

  test('asks who calls before it looks at a plan', async () => {
    expect((await call(widget)).statusCode).toBe(401);
  });
});
