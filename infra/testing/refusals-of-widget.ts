import type { Credentials } from '#shared/contract/callers.ts';
import type { Environment } from '#shared/validation/environment.ts';
import { hashOf, newToken } from '#functions/proof.ts';
import { dayCounter } from '#functions/rules/widget/day-counter.ts';
import { plusDays } from '#functions/rules/time.ts';
import { keys } from '#functions/store/table/keys.ts';
import type { WidgetSession } from '#functions/store/widget/session.ts';
import { clabes } from './accounts.ts';
import type { Inside } from './api-key.ts';
import { signUp, type Addresses } from './customer.ts';
import { once } from './once.ts';
import { origin, sessionWriter } from './widget-frame.ts';

const account = { country: 'MX', accountNumber: clabes.company };
const production = { environment: 'production' } as const;
const nothing = { params: { id: `val_${'0'.repeat(26)}` } };

/** A customer whose plan has the widget, with a key for it. */
const entitled = async (cloud: Addresses, inside: Inside, environment: Environment) => {
  const { call, token, email } = await signUp(cloud);
  const userId = await sessionWriter(cloud, inside).entitle({ email });
  const key = await call('POST /api/keys', { body: { name: 'Widget', environment, purpose: 'widget' } });
  await call('PATCH /api/widget', { body: { allowedOrigins: [origin] } });
  return { call, userId, key, shown: { token: () => token, apiKey: key } };
};
type Entitled = Awaited<ReturnType<typeof entitled>>;

/** What provokes the refusals of the widget, by operation, and what may call it. */
export const ofWidget = (cloud: Addresses, inside: Inside) => {
  const { table, write } = sessionWriter(cloud, inside);
  const holder = once(() => entitled(cloud, inside, 'sandbox'));
  const off = once(async () => {
    const customer = await entitled(cloud, inside, 'sandbox');
    await customer.call('PATCH /api/widget', { body: { isOn: false } });
    return customer;
  });
  /** Its key asked as much today as a key may. */
  const busy = once(async () => {
    const customer = await entitled(cloud, inside, 'production');
    const midnight = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;
    await table.put({ ...keys.counter(dayCounter(customer.key.id, 1).what, midnight), calls: 1e6 });
    return customer;
  });

  /** A frame that has a session to itself. */
  const frameOf = async (of: Promise<Entitled>, row: Partial<WidgetSession> = {}): Promise<Credentials> => {
    const [{ userId, key }, frame] = [await of, newToken()];
    const { secret } = await write(userId, key, { ...row, frameHash: hashOf(frame) });
    return { widget: { secret, frame } };
  };
  const asking = async (of: Promise<Entitled>, row?: Partial<WidgetSession>) => ({
    body: account,
    shown: await frameOf(of, row),
  });

  /** A token that its server traded before. */
  const traded = async () => {
    const [{ userId, shown }, resultToken, now] = [await holder(), `wr_${newToken()}`, new Date().toISOString()];
    const result = { userId, validationId: nothing.params.id, environment: 'sandbox', expiresAt: plusDays(now, 1) };
    await table.put({ ...keys.widgetResult(hashOf(resultToken)), ...result, redeemedAt: now });
    return { body: { resultToken }, shown };
  };

  return {
    /** What is refused by nothing but what it asks. */
    shown: async (): Promise<Credentials> => (await holder()).shown,
    frame: () => frameOf(holder()),
    provoked: {
      createKey: {
        'errors.widgetKeyExists': async () => [
          { body: { name: 'Otra', environment: 'sandbox', purpose: 'widget' }, shown: (await holder()).shown },
        ],
      },
      createWidgetSession: {
        'errors.originNotAllowed': async () => [
          { body: { origin: 'https://copia.example' }, shown: (await holder()).shown },
        ],
        'errors.widgetOff': async () => [{ body: { origin }, shown: (await off()).shown }],
      },
      redeemWidgetResult: {
        'errors.notFound': () => [{ body: { resultToken: `wr_${newToken()}` } }],
        'errors.resultTokenUsed': async () => [await traded()],
      },
      openWidgetFrame: { 'errors.widgetOff': async () => [{ body: { origin }, shown: await frameOf(off()) }] },
      askFromWidgetFrame: {
        'errors.invalidAccount': async () => [
          { ...(await asking(holder())), body: { ...account, accountNumber: '1.23E+17' } },
        ],
        'errors.widgetOff': async () => [await asking(off())],
        'errors.widgetTriesUsed': async () => [await asking(holder(), { asked: 3 })],
        'errors.widgetDayUsed': async () => [await asking(busy(), production)],
      },
      getFromWidgetFrame: { 'errors.notFound': async () => [{ ...nothing, shown: await frameOf(holder()) }] },
    },
  };
};
