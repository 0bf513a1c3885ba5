import { hashOf, newId } from '#functions/proof.ts';
import { keys } from '#functions/store/table/keys.ts';
import { clabeOf, clabes } from './accounts.ts';
import { type Inside } from './api-key.ts';
import { withSecondFactor } from './authenticator.ts';
import { batchesOf } from './batch.ts';
import { nowOf, whileFailing } from './control.ts';
import { goodPassword, newEmail, signUp, statusOf, type Addresses, type Customer } from './customer.ts';
import { everyTrace, type Words } from './every-trace.ts';
import { whilePayPalIsSilent } from './payer.ts';
import { agreeAndLeave, giveBackUnheard } from './payments-left-behind.ts';
import { subscribe } from './widget-holder.ts';
import { tableIn } from './table-in.ts';

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
const subscribeUnheard = (cloud: Addresses, customer: Pick<Customer, 'call'>) =>
  whilePayPalIsSilent(cloud, () => agreeAndLeave(cloud, customer));

/** Whoever closes an account does not come so far as to end what lets somebody in: all of it is left to the job. */
const cutShort = (cloud: Addresses, act: () => Promise<unknown>) =>
  whileFailing(cloud, { kind: 'error', service: 'dynamodb', operation: 'Query', function: 'DeleteAccount' }, act);

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
  const { app } = await withSecondFactor(customer, () => nowOf(cloud));
  await leave(customer, { password: 'Otra-Clave-2026' });
  await leave(customer, { password, code: 'nunca-nunca' });
  await leave(customer, { password, code: app.codeAt(await nowOf(cloud)) });
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
  const { app } = await withSecondFactor(customer, () => nowOf(cloud));
  const code = app.codeAt(await nowOf(cloud));
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
  await table.put({ ...keys.batchRow(newId('bat', await nowOf(cloud)), 1), userId });
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
