import { randomUUID } from 'node:crypto';
import type { Desk } from '../desk.ts';
import { iso } from '../time.ts';
import type { Answer } from './answer.ts';
import { type Call, header } from './call.ts';

const scope = ['payments/payment', 'payments/refund', 'subscriptions', 'applications/webhooks', 'reporting/search/read']
  .map((name) => `https://uri.paypal.com/services/${name}`)
  .join(' ');

/** Of another shape than the errors of all other calls. */
const refused = (status: number, error: string, error_description: string): Answer => ({
  status,
  body: { error, error_description },
});

const credentialsIn = (call: Call): string | undefined => {
  const [scheme, encoded = ''] = header(call, 'authorization')?.split(' ') ?? [];
  return scheme === 'Basic' ? Buffer.from(encoded, 'base64').toString() : undefined;
};

export const giveToken = ({ merchant, tokens, now }: Desk, call: Call): Answer => {
  if (credentialsIn(call) !== `${merchant.clientId}:${merchant.clientSecret}`)
    return refused(401, 'invalid_client', 'Client Authentication failed');
  if (new URLSearchParams(call.text).get('grant_type') !== 'client_credentials')
    return refused(400, 'unsupported_grant_type', 'unsupported grant_type');
  const token = { token_type: 'Bearer', app_id: 'APP-80W284485P519543T', nonce: `${iso(now())}${randomUUID()}` };
  return { status: 200, body: { scope, ...token, ...tokens.give(now()) } };
};
