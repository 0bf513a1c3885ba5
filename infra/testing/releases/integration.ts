import { client } from '#shared/contract/client.ts';
import { keyLimits, plans } from '#shared/plans.ts';
import { alertsAt } from '#functions/rules/keys/reached.ts';
import type { LocalCloud } from '../../local/boot.ts';
import { clabes } from '../accounts.ts';
import { publicApiOf } from '../api-key.ts';
import type { Addresses, Customer } from '../customer.ts';

type Cloud = LocalCloud & { readonly addresses: Addresses };

/** What the bearer of a key shows: rows hold a hash of the secret. */
export interface ShownKey {
  readonly keyId: string;
  readonly secret: string;
}

export const callerOf = ({ addresses }: Cloud, { keyId, secret }: ShownKey) =>
  client({ baseUrl: publicApiOf(addresses), apiKey: { keyId, secret } });
type Caller = ReturnType<typeof callerOf>;

const body = { country: 'MX', accountNumber: clabes.company } as const;

/** An answer, the same once more, one that only reads, and a refusal. */
const useKey = async (call: Caller, name: string): Promise<void> => {
  const headers = { 'idempotency-key': `of ${name}` };
  const named = { body: { ...body, beneficiaryName: 'Empresa de Prueba', reference: name } };
  await call('POST /v1/validations', named, { headers });
  await call('POST /v1/validations', named, { headers });
  await call('GET /v1/usage', {});
  await call('POST /v1/validations', { body: { ...body, accountNumber: '1.23E+17' } }).catch(() => undefined);
};

/** Keys of both environments, one of them with a rotation under way; the account gets a gateway key of its own. */
export const useKeys = async (cloud: Cloud, call: Customer['call']): Promise<readonly ShownKey[]> => {
  const texts = { name: 'Tienda', description: 'La caja de la tienda' };
  const sandbox = await call('POST /api/keys', { body: { ...texts, environment: 'sandbox' } });
  const production = await call('POST /api/keys', { body: { name: 'Pagos', environment: 'production' } });
  const rotated = await call('POST /api/keys/{id}/rotate', { params: { id: sandbox.id }, body: {} });
  await cloud.drain();
  const shown = [sandbox, rotated, production].map(({ keyId, secret }) => ({ keyId, secret }));
  for (const [index, key] of shown.entries()) await useKey(callerOf(cloud, key), `llave ${index}`);
  return shown;
};

/** More refusals than those that get a row each. */
const perMinute = keyLimits.perMinute + 25;
const lanes = 5;

/** Sends more than a key may within one minute of the clock. */
const hurry = async (cloud: Cloud, call: Caller): Promise<void> => {
  await cloud.advance(60 - new Date(cloud.now().now).getUTCSeconds());
  const lane = async () => {
    for (let sent = 0; sent < perMinute / lanes; sent++)
      await call('POST /v1/validations', { body }).catch(() => undefined);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
};

/** Has a key of the sandbox go over its minute again and again, until its owner is mailed that its month nears its end. */
export const nearLimit = async (cloud: Cloud, { call }: Customer): Promise<void> => {
  const key = await call('POST /api/keys', { body: { name: 'Prisa', environment: 'sandbox' } });
  const caller = callerOf(cloud, key);
  const mark = (plans.free.monthlyValidationsPerKey.sandbox * alertsAt[0]) / 100;
  for (let sent = 0; sent <= mark; sent += keyLimits.perMinute) await hurry(cloud, caller);
  await cloud.drain();
};
