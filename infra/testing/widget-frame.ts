import { client } from '#shared/contract/client.ts';
import { newId, newToken, hashOf } from '#functions/proof.ts';
import { plusDays, plusSeconds } from '#functions/rules/time.ts';
import type { WidgetSession } from '#functions/store/widget/session.ts';
import { keys } from '#functions/store/table/keys.ts';
import { publicApiOf, type Inside } from './api-key.ts';
import type { Addresses, Customer } from './customer.ts';
import { tableIn } from './table-in.ts';

export const origin = 'https://tienda.example';

/** A key of the public API by which sessions are minted. */
interface Minting {
  readonly id: string;
  readonly keyId: string;
}

/** Puts sessions of the widget straight into the table of a cloud, as minting them leaves them there. */
export const sessionWriter = (cloud: Addresses, { databasePort }: Inside) => {
  const table = tableIn(databasePort);

  /** Lifts a customer to the plan that the widget comes with. */
  const entitle = async (customer: Pick<Customer, 'email'>, until = plusDays(new Date().toISOString(), 30)) => {
    const userId = await table.userIdOf(customer);
    const wallet = await table.get(keys.wallet(userId));
    await table.put({ ...wallet, sub_tests: { plan: 'enterprise', until } });
    return userId;
  };

  /** A frame that shows this secret. */
  const frameWith = (secret: string, frame = newToken()) =>
    client({ baseUrl: publicApiOf(cloud), widget: { secret, frame }, language: () => 'es' });

  const write = async (userId: string, key: Minting | undefined, wanted: Partial<WidgetSession> = {}) => {
    const [secret, createdAt] = [newToken(), new Date().toISOString()];
    const place = keys.widgetSession(hashOf(secret));
    const facts = { id: newId('ws', createdAt), userId, environment: 'sandbox', origin, maxValidations: 3 };
    const minted = key && { key: key.id, keyId: key.keyId };
    const lasts = { createdAt, expiresAt: plusSeconds(createdAt, 600), steps: { minted: createdAt } };
    await table.put({ ...place, ...facts, ...minted, ...lasts, asked: 0, requests: 0, questions: {}, ...wanted });
    const frame = (nonce = newToken()) => frameWith(secret, nonce);
    /** A frame that has the session. */
    const opened = async (nonce = newToken()) => {
      const call = frame(nonce);
      await call('POST /v1/widget/frame/open', { body: { origin } });
      return call;
    };
    const row = async () => (await table.get(place)) as unknown as WidgetSession;
    const change = async (changes: Partial<WidgetSession>) => table.put({ ...(await row()), ...changes });
    return { secret, frame, opened, row, change };
  };

  return { table, entitle, frameWith, write };
};
