import { hashOf, newId } from '#functions/proof.ts';
import { keys } from '#functions/store/table/keys.ts';
import { clabeOf, clabes } from './accounts.ts';
import { tableIn, type Inside } from './api-key.ts';
import { withSecondFactor } from './authenticator.ts';
import { batchesOf } from './batch.ts';
import { control, goodPassword, newEmail, signUp, statusOf, type Addresses, type Customer } from './customer.ts';
import { everyTrace, type Words } from './every-trace.ts';
import { atPayPal } from './payer.ts';
import { giveBackUnheard } from './payments-left-behind.ts';
import { subscribe } from './widget-holder.ts';

const words: Omit<Words, 'email'> = {
  company: 'Transportes del Olvido SA',
  holder: 'Paz Olvido',
  account: clabeOf('00211501600776633'),
  document: 'OIPA710101QQ1',
  reference: 'Factura 12',
  note: 'Nota',
  keyName: 'Tienda',
  fileName: 'pantalla.png',
  message: '¿Me leen?',
  host: 'olvido.example',
  cell: 'Fila 1',
};

const password = goodPassword;

/** A subscription that was agreed to and paid, of which nobody heard. */
const subscribeUnheard = async (cloud: Addresses, { call }: Pick<Customer, 'call'>) => {
  await atPayPal(cloud, 'webhooks', { mode: 'drop' });
  const { approveUrl } = await call('POST /api/subscriptions', { body: { plan: 'basic' } });
  await atPayPal(cloud, 'approve', { url: approveUrl });
  await atPayPal(cloud, 'webhooks', { mode: 'normal' });
};

/** Whoever closes an account does not come so far as to end what lets somebody in: all of it is left to the job. */
const cutShort = async (cloud: Addresses, act: () => Promise<unknown>) => {
  const fault = { kind: 'error', service: 'dynamodb', operation: 'Query', function: 'DeleteAccount' };
  await control(cloud, '/faults', fault);
  await act();
  await fetch(`${cloud.control}/faults`, { method: 'DELETE' });
};

const now = async ({ control: address }: Addresses): Promise<string> =>
  ((await (await fetch(`${address}/clock`)).json()) as { readonly now: string }).now;

const leave = ({ call }: Pick<Customer, 'call'>, given: { readonly password: string; readonly code?: string }) =>
  statusOf(call('DELETE /api/auth/me', { body: given }));

/** One with a second factor, who mistypes password and recovery code before; nobody heard that PayPal gave money back. */
const leaveAtOnce = async (cloud: Addresses, inside: Inside): Promise<void> => {
  const customer = await signUp(cloud);
  const { call } = customer;
  await subscribe(cloud, customer, 'pro');
  await call('POST /api/keys', { body: { name: 'Tienda', environment: 'sandbox' } });
  await call('POST /api/webhooks', { body: { url: 'http://127.0.0.1:9/', events: ['credits.low'] } });
  await giveBackUnheard(cloud, inside, customer);
  const { app } = await withSecondFactor(customer, await now(cloud));
  await leave(customer, { password: 'Otra-Clave-2026' });
  await leave(customer, { password, code: 'nunca-nunca' });
  await leave(customer, { password, code: app.codeAt(await now(cloud)) });
};

/** One of whose subscription nobody heard. */
const leaveUnheard = async (cloud: Addresses): Promise<void> => {
  const customer = await signUp(cloud);
  await subscribeUnheard(cloud, customer);
  await leave(customer, { password });
};

/** One who did everything; of what is due the job finds all. */
const leaveItAll = async (cloud: Addresses, inside: Inside): Promise<void> => {
  const customer = await everyTrace(cloud, { ...words, email: newEmail() });
  await giveBackUnheard(cloud, inside, customer);
  const { app } = await withSecondFactor(customer, await now(cloud));
  const code = app.codeAt(await now(cloud));
  await cutShort(cloud, () => leave(customer, { password, code }));
};

/** One whose key, session and row of a batch nothing leads to: only whoever looks at every row finds them. */
const leaveOrphans = async (cloud: Addresses, { databasePort }: Inside): Promise<void> => {
  const customer = await signUp(cloud);
  await customer.call('POST /api/keys', { body: { name: 'Tienda', environment: 'sandbox' } });
  await subscribeUnheard(cloud, customer);
  const table = tableIn(databasePort);
  const { userId, sessionId } = await table.get(keys.session(hashOf(customer.token)));
  await table.delete(keys.sessionOf(String(userId), String(sessionId)));
  await table.delete(keys.keyring(String(userId)));
  await table.put({ ...keys.batchRow(newId('bat', await now(cloud)), 1), userId });
  await cutShort(cloud, () => leave(customer, { password }));
};

/** Somebody chooses how long to keep what was asked. */
const keepShorter = async (cloud: Addresses): Promise<void> => {
  const customer = await signUp(cloud);
  const asked = { country: 'MX', accountNumber: clabes.company };
  await customer.call('POST /api/validations', { body: asked });
  const { id } = await customer.call('POST /api/batches', { body: { environment: 'production', rows: [asked] } });
  await batchesOf(customer).until(id, 'SUCCESS');
  await customer.call('PATCH /api/auth/retention', { body: { years: 1 } });
};

/** Customers who leave, in every way in which that goes on: what they had is removed as time passes. */
export const leaveForGood = async (cloud: Addresses, inside: Inside): Promise<void> => {
  await leaveAtOnce(cloud, inside);
  await leaveUnheard(cloud);
  await leaveItAll(cloud, inside);
  await leaveOrphans(cloud, inside);
  await keepShorter(cloud);
};
