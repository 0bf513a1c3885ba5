import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { endpointOf } from '#shared/contract/endpoint.ts';
import { ApiKey, createKey as created } from '#shared/contract/app/keys.ts';
import type { PlanName } from '#shared/plans.ts';
import { changeKey } from '#functions/api/keys/change-key.ts';
import { createKey } from '#functions/api/keys/create-key.ts';
import { deleteKey } from '#functions/api/keys/delete-key.ts';
import { listKeys } from '#functions/api/keys/list-keys.ts';
import { rotateKey } from '#functions/api/keys/rotate-key.ts';
import { hashPassword } from '#functions/login/password.ts';
import { implement } from '#functions/entry/implement.ts';
import { connect } from '#functions/ports/connect.ts';
import { hashOf, newId, newToken } from '#functions/proof.ts';
import { plusDays } from '#functions/rules/time.ts';
import { goodPassword } from './customer.ts';
import { call, greet } from './pipeline.ts';

const passwordHash = await hashPassword(goodPassword);

/** What a customer of the public API calls: it asks for nothing but a key. */
const knock = implement(endpointOf('public')({ ...greet, path: '/v1/greeting', auth: 'key' }))
  .needing()
  .by(async ({ caller: { id } }) => ({ text: id }));

/** What the public API answers to a key. */
export const knockWith = ({ keyId, secret }: { readonly keyId: string; readonly secret: string }) =>
  call(knock, { headers: { 'x-api-key': keyId, 'x-api-secret': secret } });

const endpoints = { createKey, changeKey, deleteKey, listKeys, rotateKey };

/** A session of a user, begun now, and the calls of it. */
export const sessionOf = async (userId: string, email: string) => {
  const { sessions } = await connect(['sessions.create']);
  const [now, token] = [new Date().toISOString(), newToken()];
  const opened = { sessionId: newId('ses', now), userId, email, createdAt: now, lastSeenAt: now };
  await sessions.create(
    hashOf(token),
    { ...opened, expiresAt: plusDays(now, 7) },
    { passwordHash, passwordIsCommon: false },
  );
  const send = (name: keyof typeof endpoints, { id, body }: { readonly id?: string; readonly body?: object } = {}) =>
    call(endpoints[name], {
      headers: { authorization: `Bearer ${token}` },
      ...(id !== undefined && { params: { id } }),
      ...(body && { body: JSON.stringify(body) }),
    });
  const Created = created.response;
  return {
    send,
    create: async (body: object = {}) => {
      const sent = { name: 'Tienda', environment: 'sandbox', ...body };
      return Created.parse((await send('createKey', { body: sent })).json);
    },
    rotate: async (id: string, body: object = {}) => Created.parse((await send('rotateKey', { id, body })).json),
    list: async () => z.object({ data: z.array(ApiKey) }).parse((await send('listKeys')).json).data,
  };
};

/** Lifts an account to a plan for some days; gives the lot. */
export const lift = async (userId: string, tier: PlanName, days = 30) => {
  const { operations } = await connect(['operations.grant']);
  const now = new Date().toISOString();
  const lot = { lotId: newId('lot', now), source: 'operator', tier, granted: 1, remaining: 1 } as const;
  const audit = { id: newId('aud', now), at: now, by: 'test', what: 'grant', why: 'test', details: {} };
  const granted = { ...lot, expiresAt: plusDays(now, days) };
  await operations.grant(userId, granted, audit);
  return granted;
};

/** A user with a password and a session in the table that is open, on a plan. */
export const keyHolder = async (tier: PlanName = 'enterprise') => {
  const { users } = await connect(['users.create']);
  const now = new Date().toISOString();
  const [userId, email] = [newId('usr', now), `${randomUUID()}@empresa.mx`];
  const user = { userId, email, passwordHash, createdAt: now, verificationSentAt: now, logins: 0 };
  await users.create({ ...user, freeCredits: 0, language: 'es' });
  const lot = await lift(userId, tier);
  return { userId, email, lot, ...(await sessionOf(userId, email)) };
};
