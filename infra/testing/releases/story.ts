import { client } from '#shared/contract/client.ts';
import type { LocalCloud } from '../../local/boot.ts';
import { clabes } from '../accounts.ts';
import {
  goodPassword,
  guest,
  mailsTo,
  registerAs,
  resetTokenFor,
  signUp,
  tokenIn,
  type Addresses,
  type Customer,
} from '../customer.ts';
import { operatorOf } from '../operate.ts';
import { nearLimit, useKeys, type ShownKey } from './integration.ts';
import { leaveBatches, runBatches, waitForCredits } from './story-of-batches.ts';
import { spendMoney, subscribeEarly } from './story-of-money.ts';
import { savePayees, shareReceipts } from './story-of-payees.ts';
import { guard, type Guarded } from './story-of-security.ts';
import { writeToUs } from './story-of-support.ts';
import { listen, type Listener } from './story-of-webhooks.ts';
import { serveWidget, type Merchant } from './story-of-widget.ts';

type Cloud = LocalCloud & { readonly addresses: Addresses };

/** Who the rows of a release belong to, and what only the bearer knows of them: rows hold hashes. */
export interface People {
  /** Whose rows are of every kind. */
  readonly owner: { readonly email: string; readonly token: string; readonly resetToken: string };
  /** Who has a history long enough to be segmented. */
  readonly archivist: { readonly email: string };
  /** Who has not opened the mail yet. */
  readonly newcomer: { readonly email: string; readonly verificationToken: string };
  /** Whose key went over its minute and came near its month's end. Releases before the public API had nobody. */
  readonly integrator?: { readonly email: string };
  /** To whom everything happened that can become of money. Releases before payments had nobody. */
  readonly payer?: { readonly email: string };
  /** Whose payees use the widget. Releases before the widget had nobody. */
  readonly merchant?: Merchant;
  /** Of the owner, where events are sent. Releases before webhooks had nobody. */
  readonly listener?: Listener;
  /** Who signs in by more than a password. Releases before the second factor had nobody. */
  readonly guarded?: Guarded;
  /** Of the owner, by every secret that works. */
  readonly apiKeys?: readonly ShownKey[];
}

/** Who is told of now: everybody. */
export type Told = Required<People>;

export const idempotencyKey = 'a key of tests';
/** Of the archivist's validations, those that the fixture keeps. */
export const archived = 'en el archivo';

const daySeconds = 24 * 60 * 60;
const mailAt = (name: string) => `${name}@empresa-de-prueba.mx`;

const operate = (cloud: Cloud, command: object) => operatorOf(cloud.addresses)({ why: 'a fixture', ...command });

const logIn = ({ addresses }: Cloud, email: string, password = goodPassword) =>
  guest(addresses)('POST /api/auth/login', { body: { email, password } });

/** More than a search passes one by one. */
const rowsOfSegment = 110;

/** As many rows as make a segment, three of them to be found again; one is compared with a name afterwards. */
const fillArchive = async (cloud: Cloud, { call }: Customer): Promise<void> => {
  const body = { country: 'MX', accountNumber: '999700000000000001', environment: 'sandbox' } as const;
  for (let sent = 0; sent < rowsOfSegment; sent += 10)
    await Promise.all(
      Array.from({ length: 10 }, (_, lane) =>
        call('POST /api/validations', { body: lane === 0 && sent < 30 ? { ...body, reference: archived } : body }),
      ),
    );
  await cloud.advance(180);
  const { data } = await call('POST /api/validations/search', { body: { search: archived } });
  const compare = ({ id }: { readonly id: string }) =>
    call('POST /api/validations/{id}/name-match', { params: { id }, body: { name: 'Luna Nueva' } });
  await Promise.all(data.slice(0, 1).map(compare));
};

/** One lot that lives, one that expires and one that is ended. */
const grantLots = async (cloud: Cloud, email: string): Promise<void> => {
  await operate(cloud, { command: 'grant', email, credits: 30, days: 120, tier: 'pro' });
  await operate(cloud, { command: 'grant', email, credits: 2, days: 1 });
  const ended = 'lot_01kaaaaaaaaaaaaaaaaaaaaaaa';
  await operate(cloud, { command: 'grant', email, credits: 3, days: 90, lot: ended });
  await operate(cloud, { command: 'expire', email, lot: ended });
};

/** Every ending a validation has, in production and in the sandbox. */
const validateAll = async (call: Customer['call']): Promise<void> => {
  const named = { beneficiaryName: 'Empresa de Prueba', reference: 'factura 1' };
  const bodies = [
    { accountNumber: clabes.company, ...named },
    { accountNumber: clabes.person, beneficiaryName: 'Nadie Conocido' },
    { accountNumber: clabes.notFound },
    { accountNumber: clabes.providerError },
    { accountNumber: clabes.neverAnswers },
    { accountNumber: '999700000000000001', environment: 'sandbox' },
  ] as const;
  for (const body of bodies) await call('POST /api/validations', { body: { country: 'MX', ...body } });
  const body = { country: 'MX', accountNumber: clabes.company } as const;
  await call('POST /api/validations', { body }, { headers: { 'idempotency-key': idempotencyKey } });
};

/** A validation whose function died after it reserved the credit. */
const interrupt = async (cloud: Cloud, call: Customer['call']): Promise<void> => {
  const reserving = { service: 'dynamodb', operation: 'TransactWriteItems', function: 'CreateValidation' };
  cloud.inject({ kind: 'error', ...reserving, when: 'after' });
  await call('POST /api/validations', { body: { country: 'MX', accountNumber: clabes.company } }).catch(
    () => undefined,
  );
  cloud.clearFaults();
};

const runsUntilParked = 6;

/** One that no run of the job could do anything with. */
const park = async (cloud: Cloud, call: Customer['call']): Promise<void> => {
  await interrupt(cloud, call);
  // A service that fails is nobody's failure: only what the table does not take is counted on the item.
  const refused = { kind: 'error', service: 'dynamodb', operation: 'GetItem', code: 'ValidationException' };
  cloud.inject({ ...refused, function: 'SettleStuckValidations' });
  await cloud.advance(180);
  for (let run = 0; run < runsUntilParked; run++) await cloud.runSchedules('all');
  cloud.clearFaults();
};

/** One alarm rang and stopped, another still rings. */
const ringAlarms = async (cloud: Cloud): Promise<void> => {
  for (const state of ['ALARM', 'OK'] as const) await cloud.setAlarm({ alarm: 'CapturesRefused', state });
  await cloud.setAlarm({ alarm: 'BanksSilent', state: 'ALARM' });
  await cloud.drain();
};

/** What is underway when the rows are recorded: everything here would be gone a little later. */
const leaveUnderway = async (cloud: Cloud, call: Customer['call']): Promise<void> => {
  await interrupt(cloud, call);
  cloud.inject({ kind: 'error', service: 'dynamodb', operation: 'TransactWriteItems', function: 'CountUsage' });
  const uncounted = { country: 'MX', accountNumber: clabes.company, environment: 'sandbox' } as const;
  await call('POST /api/validations', { body: uncounted });
  await call('POST /api/validations', { body: { country: 'MX', accountNumber: clabes.stillPending } });
};

/** Has the product write rows of every kind, through the doors its customers use. */
export const tell = async (cloud: Cloud): Promise<Told> => {
  const { addresses } = cloud;
  const [email, archivist, integrator, payer] = [mailAt('ana'), mailAt('luz'), mailAt('leo'), mailAt('paz')];
  // A note behind a plus: the mailbox had its free credits.
  const newcomer = mailAt('ana+2');
  await signUp(addresses, email);
  await fillArchive(cloud, await signUp(addresses, archivist));
  await subscribeEarly(cloud, await signUp(addresses, payer));
  // Only who paid, a month after signing up, leaves traces on an account.
  await cloud.advance(29 * daySeconds);
  await grantLots(cloud, email);
  await cloud.advance(2 * daySeconds);
  await cloud.runSchedules('all');
  await nearLimit(cloud, await signUp(addresses, integrator));
  const { token } = await logIn(cloud, email);
  const call = client({ baseUrl: addresses.appApi, token: () => token });
  await validateAll(call);
  const written = { name: 'Ana Torres', subject: 'Una pregunta', message: 'Una línea.\nOtra línea.' };
  await call('POST /api/support', { body: { ...written, page: '/widget', seen: { version: '1.0.0' } } });
  const apiKeys = await useKeys(cloud, call);
  await cloud.drain();
  await savePayees(cloud, call);
  await shareReceipts(call);
  await runBatches(cloud, call, apiKeys);
  await park(cloud, call);
  const { token: payerToken } = await logIn(cloud, payer);
  const subscriber = await signUp(addresses, mailAt('sol'));
  await spendMoney(cloud, client({ baseUrl: addresses.appApi, token: () => payerToken }), subscriber.call);
  await waitForCredits(client({ baseUrl: addresses.appApi, token: () => payerToken }));
  const password = 'Another-password-2026';
  const changed = { currentPassword: goodPassword, password, confirmPassword: password };
  await subscriber.call('POST /api/auth/change-password', { body: changed });
  await logIn(cloud, email, 'not-the-password-2026').catch(() => undefined);
  await registerAs(addresses, newcomer);
  const verificationToken = tokenIn((await mailsTo(addresses, newcomer))[0]);
  const resetToken = await resetTokenFor(addresses, email);
  const merchant = await serveWidget(cloud, mailAt('mia'));
  const listener = await listen(cloud, call);
  await ringAlarms(cloud);
  await writeToUs(cloud, call);
  const guarded = await guard(cloud, mailAt('fe'), mailAt('ida'));
  await leaveUnderway(cloud, call);
  await leaveBatches(cloud, call);
  return {
    owner: { email, token, resetToken },
    archivist: { email: archivist },
    newcomer: { email: newcomer, verificationToken },
    integrator: { email: integrator },
    payer: { email: payer },
    merchant,
    listener,
    guarded,
    apiKeys,
  };
};
