import { beforeAll, expect, test } from 'vitest';
import type { Environment } from '#shared/validation/environment.ts';
import { whileFailing } from '../../../infra/testing/control.ts';
import { refusal } from '../../../infra/testing/customer.ts';
import { widgetHolder, type WidgetHolder } from '../../../infra/testing/widget-holder.ts';
import { tableIn } from '../../../infra/testing/table-in.ts';
import { hashOf, newToken } from '../../proof.ts';
import { keys } from '../../store/table/keys.ts';
import { sharedCloud } from '../../../infra/testing/run/resources.ts';

const { addresses: cloud, databasePort } = await sharedCloud();

const table = tableIn(databasePort);

let holder: WidgetHolder;
let userId: string;
let sandbox: Awaited<ReturnType<WidgetHolder['newKey']>>;
let production: typeof sandbox;
let validationId: string;
beforeAll(async () => {
  holder = await widgetHolder(cloud);
  userId = await table.userIdOf(holder);
  [sandbox, production] = [await holder.newKey('sandbox'), await holder.newKey('production')];
  const account = { country: 'MX', accountNumber: '999700000000000001', environment: 'sandbox' } as const;
  validationId = (await holder.call('POST /api/validations', { body: account })).id;
});

/** A token as the frame gets it with an answer. */
const newResult = async ({ environment = 'sandbox' as Environment, seconds = 60 } = {}) => {
  const resultToken = `wr_${newToken()}`;
  const expiresAt = new Date(Date.now() + seconds * 1000).toISOString();
  await table.put({ ...keys.widgetResult(hashOf(resultToken)), userId, validationId, environment, expiresAt });
  return resultToken;
};

type Server = (typeof sandbox)['server'];
const trade = ({ server }: { readonly server: Server }, resultToken: string) =>
  server('POST /v1/widget/results', { body: { resultToken } });

test('a token is traded for the whole validation, as its owner reads it', async () => {
  const traded = await trade(sandbox, await newResult());
  expect(traded).toEqual(await holder.call('GET /api/validations/{id}', { params: { id: validationId } }));
  expect(traded.accountNumber).toBe('999700000000000001');
});

/** Where the function is full: nothing was done, and whoever knocks again is let in. */
const full: ReadonlySet<unknown> = new Set([429, 502]);

/** What a trade comes to. */
const outcomeOf = async (key: typeof sandbox, resultToken: string): Promise<unknown> => {
  const outcome = await trade(key, resultToken).catch((error: unknown) => refusal(Promise.reject(error as Error)));
  return full.has(outcome.status) ? outcomeOf(key, resultToken) : outcome;
};

test('of fifty who trade one token at once one gets the validation, and the others its id', async () => {
  const token = await newResult();
  const keysInTurn = Array.from({ length: 50 }, (_, nth) => (nth % 2 ? sandbox : production));
  const outcomes = await Promise.all(keysInTurn.map((key) => outcomeOf(key, token)));
  const used = { status: 409, error: 'errors.resultTokenUsed', validationId };
  expect(outcomes.filter((one) => (one as { readonly id?: string }).id === validationId)).toHaveLength(1);
  expect(outcomes).toEqual(expect.arrayContaining([expect.objectContaining(used)]));
  expect(outcomes.filter((one) => (one as { readonly error?: string }).error === used.error)).toHaveLength(49);
});

test('a token is whole after a trade that failed on the way', async () => {
  const token = await newResult();
  const fault = { kind: 'error', service: 'dynamodb', operation: 'GetItem', function: 'RedeemWidgetResult' };
  // The token is found, and the validation is not.
  const failed = await whileFailing(cloud, { ...fault, skip: 1 }, () => refusal(trade(sandbox, token)));
  expect(failed.status).toBe(500);
  expect((await trade(sandbox, token)).id).toBe(validationId);
});

test('a token is nothing to another customer, and stays whole for its own', async () => {
  const [token, stranger] = [await newResult(), await widgetHolder(cloud)];
  const key = await stranger.newKey('production');
  const [foreign, never] = [await refusal(trade(key, token)), await refusal(trade(key, `wr_${newToken()}`))];
  expect({ ...foreign, requestId: '' }).toEqual({ ...never, requestId: '' });
  expect(foreign).toMatchObject({ status: 404, error: 'errors.notFound' });
  expect((await trade(sandbox, token)).id).toBe(validationId);
});

test('a token of another customer that was traded tells nobody else which validation it was', async () => {
  const [token, stranger] = [await newResult(), await widgetHolder(cloud)];
  await trade(sandbox, token);
  const told = await refusal(trade(await stranger.newKey('sandbox'), token));
  expect(told.error).toBe('errors.notFound');
  expect(JSON.stringify(told)).not.toContain(validationId);
});

test('a key of the sandbox trades nothing of production, and one of production both', async () => {
  const token = await newResult({ environment: 'production' });
  expect((await refusal(trade(sandbox, token))).error).toBe('errors.notFound');
  expect((await trade(production, token)).id).toBe(validationId);
  expect((await trade(production, await newResult())).id).toBe(validationId);
});

test('a token is over after its hour, though its row is still there', async () => {
  expect((await refusal(trade(sandbox, await newResult({ seconds: -1 })))).error).toBe('errors.notFound');
});

test('a row that cannot be read is as none', async () => {
  const token = await newResult();
  await table.put({ ...keys.widgetResult(hashOf(token)), userId, validationId: 7 });
  expect((await refusal(trade(sandbox, token))).error).toBe('errors.notFound');
});

test.for(['wr_', 'x', `wr_${'a'.repeat(44)}`, `wt_${'a'.repeat(43)}`])('%s is no token', async (resultToken) => {
  expect(await refusal(trade(sandbox, resultToken))).toMatchObject({
    error: 'errors.invalidFields',
    errors: [{ pointer: '/resultToken' }],
  });
});
