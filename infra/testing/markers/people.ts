import { client } from '#shared/contract/client.ts';
import type { LocalCloud } from '../../local/boot.ts';
import { insideOf, keyMaker, publicApiOf } from '../api-key.ts';
import { mailsTo, tokenIn, type Addresses } from '../customer.ts';
import { operatorOf } from '../operate.ts';
import { sessionWriter } from '../widget-frame.ts';
import { kinds } from './kinds.ts';
import type { Learning } from './learned.ts';

export type Cloud = LocalCloud & { readonly addresses: Addresses };

/** What a browser, and our distribution, say beside what is asked. */
export const around = ({ aws }: Pick<Cloud, 'aws'>) => ({
  'user-agent': kinds.userAgent.value,
  referer: kinds.referrer.value,
  cookie: kinds.cookie.value,
  'x-forwarded-for': kinds.address.value,
  'x-origin-proof': aws.secrets.value('OriginProof'),
});

/** Sends as a browser does that has a marked name for everything, and learns from what comes back. */
export const markedFetch = (cloud: Pick<Cloud, 'aws'>, { learn }: Pick<Learning, 'learn'>): typeof fetch => {
  const headers = around(cloud);
  return async (input, init) => {
    const response = await fetch(input, { ...init, headers: { ...headers, ...(init?.headers as object) } });
    learn(await response.clone().text());
    return response;
  };
};

/** What the product's clients do, each with the headers of a marked browser. */
export const clientsOf = (cloud: Cloud, learning: Learning) => {
  const send = markedFetch(cloud, learning);
  const common = { fetch: send, language: () => 'es' } as const;
  return {
    send,
    guest: client({ ...common, baseUrl: cloud.addresses.appApi }),
    user: (token: string) => client({ ...common, baseUrl: cloud.addresses.appApi, token: () => token }),
    key: (apiKey: { readonly keyId: string; readonly secret: string }) =>
      client({ ...common, baseUrl: publicApiOf(cloud.addresses), apiKey }),
    frame: (widget: { readonly secret: string; readonly frame: string }) =>
      client({ ...common, baseUrl: publicApiOf(cloud.addresses), widget }),
  };
};

export type Clients = ReturnType<typeof clientsOf>;
export type Call = Clients['guest'];

export const password = kinds.password.value;

/** Somebody with a marked e-mail and password, whose plan includes everything and who has credits enough. */
export const join = async (cloud: Cloud, { guest, user }: Clients, learning: Learning, email: string) => {
  await guest('POST /api/auth/register', { body: { email, password, confirmPassword: password } });
  const [mail] = await mailsTo(cloud.addresses, email);
  learning.learnMail(mail?.text ?? '');
  const { token } = await guest('POST /api/auth/verify-email', { body: { token: tokenIn(mail), password } });
  const operate = operatorOf(cloud.addresses);
  await operate({ command: 'grant', email, credits: 5_000, days: 30, why: kinds.answerOfSupport.value });
  const userId = await sessionWriter(cloud.addresses, insideOf(cloud)).entitle({ email });
  return { email, token, userId, call: user(token) };
};

export type Person = Awaited<ReturnType<typeof join>>;

/** A key of a plan that includes all there is: made past the product, so nobody else tells of its secret. */
export const keyOf = async (cloud: Cloud, { keep }: Pick<Learning, 'keep'>, { email }: Person) => {
  const wanted = { environment: 'sandbox', plan: 'enterprise' } as const;
  const { keyId, secret, id } = await keyMaker(cloud.addresses, insideOf(cloud))({ email }, wanted);
  keep(secret);
  return { id, keyId, secret };
};
