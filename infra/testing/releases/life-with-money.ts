import type { SQSEvent, SQSRecord } from 'aws-lambda';
import { getCredits } from '#functions/api/credits/get-credits.ts';
import { login } from '#functions/api/auth/login.ts';
import { getPayLink } from '#functions/api/pay-links/get-pay-link.ts';
import { capturePayment } from '#functions/api/payments/capture-payment.ts';
import { getPayment } from '#functions/api/payments/get-payment.ts';
import { listPayments } from '#functions/api/payments/list-payments.ts';
import { confirmSubscription } from '#functions/api/subscriptions/confirm-subscription.ts';
import { getSubscription } from '#functions/api/subscriptions/get-subscription.ts';
import { listSubscriptions } from '#functions/api/subscriptions/list-subscriptions.ts';
import { queued } from '#functions/entry/queue.ts';
import { settleWhatPaypalTold } from '#functions/queues/settle-what-paypal-told.ts';
import { goodPassword } from '../customer.ts';
import { textIn, type Fixture, type Item } from './fixture.ts';
import { kindsOf } from './kinds.ts';
import { unsealed } from './unsealed.ts';
import { posting, type Endpoint, type List, type Visitor } from './visitor.ts';

export interface Standing {
  readonly id: string;
  readonly status: string;
}

/** What the fixture holds of one kind of row. */
export const rowsOfKind = ({ rows }: Fixture, kind: string) =>
  unsealed(rows).filter((row) => kindsOf(row).includes(kind));

/** What rows of money should be shown as, by id. */
export const moneyOf = (fixture: Fixture, kind: string, shownAs: (row: Item) => string) =>
  Object.fromEntries(rowsOfKind(fixture, kind).map((row) => [textIn(row, 'id'), shownAs(row)]));

/** What somebody finds who paid. */
const readAsPayer = async ({ json }: Visitor, { email }: { readonly email: string }) => {
  const { token } = await json(login, posting({ email, password: goodPassword }));
  const headers = { authorization: `Bearer ${String(token)}` };
  const { data: payments } = await json<List<Standing>>(listPayments, { headers, query: { limit: '100' } });
  const { current, upcoming, previous } = await json<{
    readonly current: Standing | null;
    readonly upcoming: Standing | null;
    readonly previous: readonly Standing[];
  }>(listSubscriptions, { headers });
  const subscriptions = [current, upcoming, ...previous].flatMap((one) => one ?? []);
  return { payments, subscriptions, debt: (await json(getCredits, { headers }))['debt'] };
};

/** PayPal tells once again of all that it took. */
const tellOfCharges = async (fixture: Fixture) => {
  const consumer = await queued(settleWhatPaypalTold);
  const Records = rowsOfKind(fixture, 'charge').map(
    (row, at) =>
      ({
        messageId: `${at}`,
        body: JSON.stringify({ about: 'capture', captureId: textIn(row, 'chargeId') }),
      }) as SQSRecord,
  );
  return (await consumer({ Records } as SQSEvent)).batchItemFailures;
};

/** Every payment, subscription and link, shown and settled at a PayPal that knows none of them. */
export const settleMoney = async (visit: Visitor, fixture: Fixture) => {
  const each = async (endpoint: Endpoint, kind: string) => {
    const all: Standing[] = [];
    for (const row of rowsOfKind(fixture, kind))
      all.push(await visit.json<Standing>(endpoint, { params: { id: textIn(row, 'id') } }));
    return all;
  };
  const { payer } = fixture.people;
  return {
    paid: payer && (await readAsPayer(visit, payer)),
    payments: await each(getPayment, 'payment'),
    captured: await each(capturePayment, 'payment'),
    subscriptions: await each(getSubscription, 'subscription'),
    confirmed: await each(confirmSubscription, 'subscription'),
    links: await each(getPayLink, 'payLink'),
    untold: await tellOfCharges(fixture),
  };
};
