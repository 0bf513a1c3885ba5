import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { receiveWebhook } from '#functions/api/payments/receive-webhook.ts';
import { call } from './pipeline.ts';
import { scriptedPayPal } from './scripted-paypal.ts';
import { issue, newAuthority, rootOf, signedHeaders, type Signed } from './signed-webhook.ts';
import { mockedClient } from './mocked-client.ts';

/** The authority that webhooks are believed by. */
export const root = newAuthority();
export const webhookId = '5GP028458E2496506';
export const verifying = 'POST /v1/notifications/verify-webhook-signature';

export const eventOf = (captureId = '3C679366HH908993F'): string =>
  JSON.stringify({
    id: 'WH-1',
    event_type: 'PAYMENT.CAPTURE.COMPLETED',
    resource: { id: captureId, custom_id: 'pay_01kaj3v8m2x9q4w7r5t6y0p1sd', status: 'COMPLETED' },
  });

type Headers = Record<string, string>;

interface Delivered extends Partial<Signed> {
  /** What is done to its headers on the way, */
  readonly with?: (headers: Headers) => Headers;
  /** and to its body. */
  readonly sent?: string;
  readonly isBase64Encoded?: boolean;
}

/** How a call is refused; nobody is told of anything. */
export const refused = { status: 401, error: 'errors.unprovenSignature', told: [] };

/** Our webhook, a PayPal that answers as a test wants, and all that the queue was told. */
export const webhookTrial = () => {
  const queue = mockedClient(SQSClient);
  let opened: Awaited<ReturnType<typeof scriptedPayPal>> | undefined;
  let certificates = 0;
  const paypal = () => {
    if (!opened) throw new Error('PayPal opens before the first test');
    return opened;
  };
  beforeAll(async () => {
    opened = await scriptedPayPal({
      PAYPAL_ROOTS: rootOf(root),
      PAYPAL_WEBHOOK_ID: webhookId,
      PAYMENT_QUEUE_URL: 'http://127.0.0.1/told',
    });
  });
  afterAll(() => opened?.close());
  beforeEach(() => {
    paypal().forget();
    queue.reset();
    queue.on(SendMessageCommand).resolves({});
  });
  /** An address of PayPal's that was never asked for before. */
  const newAddress = (): string => `${paypal().url}/v1/notifications/certs/CERT-${++certificates}`;
  /** Where these certificates stand. */
  const certificateAt = (...chain: readonly string[]): string => {
    const address = newAddress();
    const headers = { 'content-type': 'application/x-pem-file' };
    paypal().on(`GET ${new URL(address).pathname}`, { body: chain.join(''), headers });
    return address;
  };
  return {
    paypal,
    newAddress,
    certificateAt,
    /** What comes of a genuine event, and of what is done to it. */
    deliver: async ({
      with: change = (headers) => headers,
      sent,
      isBase64Encoded = false,
      ...signed
    }: Delivered = {}) => {
      const body = signed.body ?? eventOf();
      const certUrl = signed.certUrl ?? certificateAt(issue(root));
      const headers = change(signedHeaders({ webhookId, ...signed, body, certUrl }));
      const { statusCode, json } = await call(receiveWebhook, { body: sent ?? body, headers, isBase64Encoded });
      const told = queue.commandCalls(SendMessageCommand).map(({ args }) => args[0].input.MessageBody);
      return { status: statusCode, error: json['error'], told };
    },
  };
};
