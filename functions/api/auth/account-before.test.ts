import { expect, inject, test } from 'vitest';
import { client } from '#shared/contract/client.ts';
import {
  goodPassword,
  guest,
  refusal,
  registerAs,
  newEmail,
  mailsTo,
  tokenIn,
  resetTokenFor,
  signUp,
} from '../../../infra/testing/customer.ts';
import { connectDynamoDb } from '../../../infra/local/aws/dynamodb-client.ts';
import { keys, keysBefore } from '../../store/table/keys.ts';

type Item = Readonly<Record<string, Readonly<Record<string, string>>>>;
interface Place {
  readonly pk: string;
  readonly sk: string;
}

const cloud = inject('cloud');
const database = connectDynamoDb(inject('databasePort'));
const tables = (await database.send('ListTables', {})) as { TableNames: string[] };
const TableName = tables.TableNames[0] ?? '';
const keyOf = ({ pk, sk }: Place) => ({ pk: { S: pk }, sk: { S: sk } });

const itemAt = async (place: Place): Promise<Item | undefined> =>
  ((await database.send('GetItem', { TableName, Key: keyOf(place), ConsistentRead: true })) as { Item?: Item }).Item;

const userIdOf = async (email: string): Promise<string> => (await itemAt(keys.email(email)))?.['userId']?.['S'] ?? '';

const put = async (from: Place, to: Place) => {
  await database.send('PutItem', { TableName, Item: { ...(await itemAt(from)), ...keyOf(to) } });
  await database.send('DeleteItem', { TableName, Key: keyOf(from) });
};

/** As the versions before kept it: its profile, and the references of its sessions, among what its owner has. */
const keptBefore = async (email: string): Promise<string> => {
  const userId = await userIdOf(email);
  await put(keys.user(userId), keysBefore.user(userId));
  const values = { ':pk': { S: keys.user(userId).pk }, ':sk': { S: 'SESSION#' } };
  const query = { TableName, KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)' };
  const { Items } = (await database.send('Query', { ...query, ExpressionAttributeValues: values })) as {
    Items: Item[];
  };
  for (const { sessionId } of Items)
    await put(keys.sessionOf(userId, sessionId?.['S'] ?? ''), keysBefore.sessionOf(userId, sessionId?.['S'] ?? ''));
  return userId;
};

/** The profile in its place, once nothing is left of it where it was. */
const movedProfile = async (userId: string): Promise<Item | undefined> => {
  await expect.poll(() => itemAt(keysBefore.user(userId))).toBeUndefined();
  return itemAt(keys.user(userId));
};

const login = (email: string, password = goodPassword) =>
  guest(cloud)('POST /api/auth/login', { body: { email, password } });

test('an account of a version before is read where it stands, and moved by its next login, with all that it has', async () => {
  const { email, call } = await signUp(cloud);
  const userId = await keptBefore(email);
  const { balance } = await call('GET /api/credits', {});
  expect(await call('GET /api/auth/profile', {})).toMatchObject({ company: null });
  expect(await itemAt(keys.user(userId))).toBeUndefined();
  const { token, user } = await login(email);
  expect([typeof token, user.email]).toEqual(['string', email]);
  expect(await movedProfile(userId)).toBeDefined();
  expect((await call('GET /api/credits', {})).balance).toBe(balance);
  // The session of before lives on, is listed beside the new one, and is ended like any other.
  const { data } = await call('GET /api/auth/sessions', {});
  expect(data).toHaveLength(2);
  await client({ baseUrl: cloud.appApi, token: () => token, language: () => 'es' })('DELETE /api/auth/sessions', {});
  expect(await refusal(call('GET /api/auth/me', {}))).toMatchObject({ status: 401 });
});

test('who resets the password of such an account ends its sessions, and the password of before opens nothing', async () => {
  const { email, call } = await signUp(cloud);
  const userId = await keptBefore(email);
  const token = await resetTokenFor(cloud, email);
  const password = 'Otra-clave-larga-2026';
  await guest(cloud)('POST /api/auth/reset-password', { body: { token, password, confirmPassword: password } });
  expect(await movedProfile(userId)).toBeDefined();
  expect(await refusal(call('GET /api/auth/me', {}))).toMatchObject({ status: 401 });
  expect(await refusal(login(email))).toMatchObject({ status: 401 });
  expect((await login(email, password)).user.email).toBe(email);
});

test('what its owner says of it moves it, too, and is written once', async () => {
  const { email, call } = await signUp(cloud);
  const userId = await keptBefore(email);
  expect(await call('PATCH /api/auth/profile', { body: { company: 'Pagos del Sur' } })).toMatchObject({
    company: 'Pagos del Sur',
  });
  expect((await movedProfile(userId))?.['company']?.['S']).toBe('Pagos del Sur');
});

test('one that waits for its e-mail is confirmed, and gets its credits once', async () => {
  const email = newEmail();
  await registerAs(cloud, email);
  const [mail] = await mailsTo(cloud, email);
  const userId = await keptBefore(email);
  const body = { token: tokenIn(mail), password: goodPassword };
  expect((await guest(cloud)('POST /api/auth/verify-email', { body })).credits).toBe(5);
  expect(await movedProfile(userId)).toBeDefined();
});
