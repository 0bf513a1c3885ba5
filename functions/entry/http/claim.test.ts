import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { endpointOf } from '#shared/contract/endpoint.ts';
import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { Fault } from '#shared/errors/fault.ts';
import { call, greet, signedIn } from '../../../infra/testing/pipeline.ts';
import { ownTable } from '../../../infra/testing/own-table.ts';
import { newId } from '../../proof.ts';
import { KeyUsed } from '../../rules/idempotency/claim.ts';
import { Answer, implement } from '../implement.ts';
import type { AnyImplementation } from './step.ts';

const endpoint = endpointOf('app');

ownTable();
afterEach(() => vi.useRealTimers());

describe('an idempotent endpoint', () => {
  const spec = endpoint({
    ...greet,
    method: 'POST',
    auth: 'user',
    idempotent: true,
    status: 201,
    alsoStatus: 202,
    body: z.object({ text: z.string() }),
  });

  const done = (text: string) => new Answer<{ text: string }, 202>({ text }, {});
  /** The work goes on after the answer. */
  const accepted = (text: string) =>
    new Answer<{ text: string }, 202>({ text }, { location: '/api/greeting/1', 'retry-after': '30' }, 202);

  /** Works once a key, as an implementation with a table would; `made` is what it made, by id. */
  const working = (answer = done) => {
    const made = new Map<string, string>();
    let refusal: ErrorCode | undefined;
    const implementation = implement(spec)
      .needing('validations.create', 'clock.now')
      .by(
        async ({ body, caller: { userId }, claim }, { validations, clock }) => {
          if (refusal) throw new Fault(refusal);
          const id = newId('val', clock.now());
          const draft = { id, userId, environment: 'sandbox', status: 'PROCESSING', verified: false } as const;
          const number = { country: 'MX', format: 'CLABE', accountNumber: '1', normalized: '1' };
          const result = await validations.create(
            { ...draft, ...number, createdAt: clock.now() },
            claim?.answeredBy(id),
          );
          if (result === 'keyUsed') throw new KeyUsed();
          made.set(id, body.text);
          return answer(body.text);
        },
        async (id) => {
          const text = made.get(id);
          return text === undefined ? undefined : answer(text);
        },
      );
    return { implementation, made, refuse: (code: ErrorCode) => (refusal = code) };
  };

  const asking = async () => {
    const headers = { ...(await signedIn()), 'Idempotency-Key': randomUUID() };
    return (implementation: AnyImplementation, text: string) =>
      call(implementation, { headers, body: JSON.stringify({ text }) });
  };

  test('gives a repeat the stored answer, marked as such, and works once', async () => {
    const [{ implementation, made }, ask] = [working(), await asking()];
    expect((await ask(implementation, 'hola')).headers).not.toHaveProperty('idempotency-replayed');
    const { statusCode, json, headers } = await ask(implementation, 'hola');
    expect({ statusCode, json }).toEqual({ statusCode: 201, json: { text: 'hola' } });
    expect(headers).toMatchObject({ 'idempotency-replayed': 'true', 'x-request-id': 'r1' });
    expect(made.size).toBe(1);
  });

  test('that makes a claim and leaves it out of its transaction fails its first request with a key', async () => {
    const forgetful = implement(spec)
      .needing()
      .by(
        async ({ body, claim }) => {
          claim?.answeredBy('val_1');
          return done(body.text);
        },
        async () => undefined,
      );
    const ask = await asking();
    expect((await ask(forgetful, 'hola')).json).toMatchObject({ status: 500, error: 'errors.internal' });
  });

  test('gives a repeat the status and every header of the first answer, and one more that marks it', async () => {
    const [{ implementation }, ask] = [working(accepted), await asking()];
    const first = await ask(implementation, 'hola');
    expect(first).toMatchObject({ statusCode: 202, headers: { location: '/api/greeting/1', 'retry-after': '30' } });
    const again = await ask(implementation, 'hola');
    expect(again).toEqual({ ...first, headers: { ...first.headers, 'idempotency-replayed': 'true' } });
  });

  test('tells of a wrong body before it tells of a wrong key, or of one that was used for another body', async () => {
    const { implementation } = working();
    const headers = await signedIn();
    const send = (key: string, body: unknown) =>
      call(implementation, { headers: { ...headers, 'Idempotency-Key': key }, body: JSON.stringify(body) });
    await send('used', { text: 'hola' });
    const wrong = { error: 'errors.invalidFields', errors: [{ pointer: '/text' }] };
    for (const key of ['', 'used']) expect((await send(key, { text: 1 })).json).toMatchObject(wrong);
    expect((await send('', { text: 'hola' })).json).toMatchObject({ errors: [{ pointer: '/Idempotency-Key' }] });
  });

  test('refuses a key that was used for another body', async () => {
    const [{ implementation }, ask] = [working(), await asking()];
    await ask(implementation, 'hola');
    expect((await ask(implementation, 'adiós')).json).toMatchObject({
      status: 422,
      error: 'errors.idempotencyMismatch',
    });
  });

  test('tells who repeats too early to wait', async () => {
    const [{ implementation, made }, ask] = [working(), await asking()];
    await ask(implementation, 'hola');
    made.clear();
    const { json, headers } = await ask(implementation, 'hola');
    expect(json).toMatchObject({ status: 409, error: 'errors.idempotencyInProgress' });
    expect(headers).toMatchObject({ 'retry-after': '2' });
  });

  test.for(['errors.insufficientCredits', 'errors.providerUnavailable', 'errors.tooManyRequests'] as const)(
    'gives the stored answer even while a first request would be refused with %s',
    async (code) => {
      const [{ implementation, refuse }, ask] = [working(), await asking()];
      await ask(implementation, 'hola');
      refuse(code);
      expect((await ask(implementation, 'hola')).json).toEqual({ text: 'hola' });
    },
  );

  test('refuses what is wrong in itself whatever was answered before', async () => {
    const [{ implementation, refuse }, ask] = [working(), await asking()];
    await ask(implementation, 'hola');
    refuse('errors.invalidAccount');
    expect((await ask(implementation, 'hola')).json).toMatchObject({ error: 'errors.invalidAccount' });
  });

  test('tells a repeat in time that its stored answer could not be found in time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const [{ implementation }, ask] = [working(), await asking()];
    await ask(implementation, 'hola');
    const replay = () => {
      vi.advanceTimersByTime(28_000);
      return new Promise<never>(() => {});
    };
    expect((await ask({ ...implementation, replay }, 'hola')).json).toMatchObject({ error: 'errors.gatewayTimeout' });
  });

  test('is a defect when it works without claiming the key', async () => {
    const forgetful = implement(spec)
      .needing()
      .by(
        async ({ body }) => ({ text: body.text }),
        async () => undefined,
      );
    const ask = await asking();
    expect((await ask(forgetful, 'hola')).statusCode).toBe(500);
    expect((await call(forgetful, { headers: await signedIn(), body: '{"text":"hola"}' })).statusCode).toBe(201);
  });
});
