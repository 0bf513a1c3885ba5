import { beforeAll, expect, test } from 'vitest';
import { callers, type Credentials } from '#shared/contract/callers.ts';
import { errorsOf, type EndpointSpec } from '#shared/contract/endpoint.ts';
import { declared } from '#shared/contract/index.ts';
import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { maxBodyKb } from '#shared/validation/limits.ts';
import { refuse, type RefusalType } from '../../infra/local/gateway/refusal.ts';
import { keyMaker, publicApiOf, type KeyWanted } from '../../infra/testing/api-key.ts';
import { type Customer, mailsTo, newEmail, registerAs, signUp, tokenIn } from '../../infra/testing/customer.ts';
import {
  account,
  choosing,
  invalidToken,
  ofSecondFactors,
  person,
  sandbox,
} from '../../infra/testing/refusals-of-accounts.ts';
import { gatewayResponses } from '../../infra/testing/gateway-responses.ts';
import { ofGuests } from '../../infra/testing/refusals-of-guests.ts';
import { elsewhere, ofKeys, ofOthers, ofTheGateway, someIdAt } from '../../infra/testing/refusals.ts';
import { ofBatches } from '../../infra/testing/refusals-of-batches.ts';
import { ofPayees } from '../../infra/testing/refusals-of-payees.ts';
import { ofPayments } from '../../infra/testing/refusals-of-payments.ts';
import { ofReceipts } from '../../infra/testing/refusals-of-receipts.ts';
import { ofWebhooks } from '../../infra/testing/refusals-of-webhooks.ts';
import { ofWidget } from '../../infra/testing/refusals-of-widget.ts';
import { wrongIn, type Answered } from '../../infra/testing/fuzz/answers.ts';
import { operations, type Operation } from '../../infra/testing/fuzz/operations.ts';
import { senderTo } from '../../infra/testing/fuzz/send.ts';
import { call } from '../../infra/testing/pipeline.ts';
import { monthOf } from '../rules/time.ts';
import { sharedCloud } from '../../infra/testing/run/resources.ts';

const { addresses: cloud, databasePort, apiKeyPepper } = await sharedCloud();

const inside = { databasePort, apiKeyPepper };
const makeKey = keyMaker(cloud, inside);
const [webhooks, widget] = [ofWebhooks(cloud, inside), ofWidget(cloud, inside)];
const doors = { app: senderTo(cloud.appApi, 4), public: senderTo(publicApiOf(cloud), 4) };

const operationOf = ({ api, method, path }: EndpointSpec): Operation => {
  const found = operations.find((one) => one.api === api && one.method === method && one.path === path);
  if (!found) throw new Error(`${method} ${path} is not documented`);
  return found;
};

interface Sent {
  readonly params?: Readonly<Record<string, string>>;
  /** As it is written. */
  readonly query?: string;
  /** A text goes as it is. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Absent means whoever may call it, and a key of the sandbox. */
  readonly shown?: Credentials;
}

/** A key of the customer's own each time: what is provoked is more than one may ask in a minute. */
const freshKey = async (wanted?: KeyWanted): Promise<Credentials> => ({
  ...credentials,
  apiKey: await makeKey(customer, wanted),
});

/** Of those who may call an endpoint, the simplest. */
const allowed = ({ auth, entitlement }: EndpointSpec): Credentials | Promise<Credentials> => {
  if (auth === 'widget') return widget.frame();
  if (entitlement === 'webhooks' || entitlement === 'widget') return { webhooks, widget }[entitlement].shown();
  return auth === 'key' ? freshKey() : credentials;
};

const languages = ['es', 'en'] as const;

const send = async (spec: EndpointSpec, { params, query, body, headers, ...given }: Sent, language: string) => {
  const { api, auth, method, path } = spec;
  const shown = given.shown ?? (await allowed(spec));
  const bytes = body === undefined ? undefined : Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
  return doors[api].send({
    method,
    target: path.replace(/\{(\w+)\}/g, (_, name: string) => params?.[name] ?? 'none') + (query ? `?${query}` : ''),
    headers: Object.entries({
      'accept-language': language,
      ...(bytes && { 'content-type': spec.bodyTypes?.[0] ?? 'application/json' }),
      ...callers[auth].headers(shown),
      ...headers,
    }),
    body: bytes,
  });
};

/** What a reader of the document finds of a refusal; every complaint is a promise that it breaks. */
const told = (spec: EndpointSpec, answered: Answered) => ({
  error: (JSON.parse(answered.text) as { readonly error: string }).error,
  complaints: wrongIn(spec.api, operationOf(spec), answered),
});
const as = (error: ErrorCode) => ({ error, complaints: [] });

let customer: Customer;
let credentials: Credentials;
/** What others show: who has no credits left, and keys that may not go on. */
let others: Readonly<Record<'poor' | 'lapsed' | 'full', Credentials>>;
let unverified: string;
/** Of the mails that both of them got. */
let tokens: { readonly customer: string; readonly unverified: string };
beforeAll(async () => {
  const [one, poor] = await Promise.all([signUp(cloud), signUp(cloud)]);
  customer = one;
  credentials = { token: () => one.token };
  const production = { environment: 'production', plan: 'pro' } as const;
  const months = { [monthOf(new Date().toISOString())]: 1e6 };
  others = {
    poor: { token: () => poor.token, apiKey: await makeKey(poor, production) },
    lapsed: { apiKey: await makeKey(one, { environment: 'production' }) },
    full: { apiKey: await makeKey(one, { months }) },
  };
  unverified = newEmail();
  await registerAs(cloud, unverified);
  const firstOf = async (email: string) => tokenIn((await mailsTo(cloud, email)).at(-1));
  tokens = { customer: await firstOf(customer.email), unverified: await firstOf(unverified) };
});

/** Everything a refusal of an operation follows from: what was sent before, if anything, and what is refused. */
type Provoked = () => readonly Sent[] | Promise<readonly Sent[]>;

/** What is wrong with a request whatever the endpoint is for. */
const usual = (spec: EndpointSpec): Partial<Record<ErrorCode, Provoked>> => ({
  ...(spec.auth === 'user' && { 'errors.unauthenticated': () => [{ shown: { token: () => 'f'.repeat(43) } }] }),
  ...(spec.auth === 'key' && {
    'errors.invalidApiKey': () => [{ shown: {} }],
    'errors.productionNeedsPlan': () => [{ shown: others.lapsed }],
  }),
  ...(spec.auth === 'key' && {
    'errors.keyNotForThis': async () => [{ ...someIdAt(spec.path), shown: await freshKey({ purpose: 'widget' }) }],
  }),
  ...(spec.auth === 'widget' && { 'errors.widgetSessionOver': () => [{ shown: {} }] }),
  ...(spec.entitlement && { 'errors.notOnPlan': async () => [{ shown: await freshKey() }] }),
  ...(spec.counts && {
    'errors.quotaExceeded': () => [{ body: { ...account(), rows: [account()] }, shown: others.full }],
  }),
  ...(spec.body && {
    'errors.malformedRequest': () => [{ ...someIdAt(spec.path), body: '{"email":' }],
    'errors.unsupportedMediaType': () => [
      { ...someIdAt(spec.path), body: '{}', headers: { 'content-type': 'text/plain' } },
    ],
  }),
  ...(spec.params && { 'errors.requestRefused': () => [{ params: { id: '%E0%A4%A', country: '%E0%A4%A' } }] }),
  'errors.invalidFields': () =>
    spec.body
      ? [{ ...someIdAt(spec.path), body: { extra: 1 } }]
      : [{ params: { id: 'x'.repeat(65), country: 'ZZ' }, ...(spec.query && { query: 'extra=1' }) }],
  'errors.bodyTooLarge': () => [
    spec.body
      ? { ...someIdAt(spec.path), body: `"${'x'.repeat(((spec.bodyAtMostKb ?? maxBodyKb) + 1) * 1024)}"` }
      : { query: 'x'.repeat(20_000) },
  ],
});

/** What only some endpoints refuse. */
const own: Readonly<Record<string, Partial<Record<ErrorCode, Provoked>>>> = {
  register: {
    ...choosing,
    'errors.corporateEmail': () => [{ body: person({ email: 'ana@gmail.com' }) }],
    'errors.disposableEmail': () => [{ body: person({ email: 'ana@mailinator.com' }) }],
    'errors.emailAlreadyRegistered': () => [{ body: person({ email: customer.email }) }],
  },
  verifyEmail: {
    ...invalidToken,
    'errors.wrongPassword': () => [{ body: person({ token: tokens.unverified, password: 'wrong' }) }],
  },
  declineRegistration: {
    ...invalidToken,
    'errors.alreadyVerified': () => [{ body: person({ token: tokens.customer }) }],
  },
  ...ofGuests,
  resetPassword: { ...choosing, ...invalidToken },
  changePassword: {
    ...choosing,
    'errors.wrongPassword': () => [{ body: person({ currentPassword: 'wrong' }) }],
  },
  resendVerification: {
    'errors.noAccountWithEmail': () => [{ body: person() }],
    'errors.alreadyVerified': () => [{ body: person({ email: customer.email }) }],
    'errors.resendTooSoon': () => [{ body: person({ email: unverified }) }],
  },
  login: {
    'errors.invalidCredentials': () => [{ body: person({ password: 'wrong' }) }],
    'errors.emailNotVerified': () => [{ body: person({ email: unverified }) }],
  },
  forgotPassword: {
    'errors.tooManyRequests': () => Array.from({ length: 6 }, () => ({ body: person({ email: unverified }) })),
  },
  closeSession: { 'errors.notFound': () => [{ params: { id: `ses_${'0'.repeat(26)}` } }] },
  ...ofSecondFactors,
  ...ofKeys,
  ...ofOthers,
  ...ofPayments(cloud),
  ...ofPayees,
  ...ofBatches(cloud),
  ...ofReceipts(cloud),
  ...webhooks.provoked,
  ...widget.provoked,
  createKey: { ...ofKeys.createKey, ...widget.provoked.createKey },
  getValidation: { 'errors.notFound': () => [{ params: { id: `val_${'0'.repeat(26)}` } }] },
  matchName: {
    'errors.notFound': () => [{ params: { id: `val_${'0'.repeat(26)}` }, body: { name: 'Ana Torres' } }],
    'errors.noHolder': async () => {
      const body = { ...sandbox(), accountNumber: '999700000000000011', environment: 'sandbox' } as const;
      const { id } = await customer.call('POST /api/validations', { body });
      return [{ params: { id }, body: { name: 'Ana Torres' } }];
    },
  },
  createValidation: {
    'errors.invalidAccount': () => [{ body: account({ accountNumber: '1.23E+17' }) }],
    'errors.insufficientCredits': () => Array.from({ length: 6 }, () => ({ body: account(), shown: others.poor })),
    'errors.idempotencyMismatch': () =>
      [sandbox(), sandbox({ reference: 'another' })].map((body) => ({ body, headers: { 'idempotency-key': 'same' } })),
  },
};

/** The fields that a body of an operation has, of those that a provocation names for several. */
const fitted = (spec: EndpointSpec, { body, ...rest }: Sent): Sent => {
  const { body: schema } = operationOf(spec);
  if (typeof body !== 'object' || body === null || 'extra' in body)
    return body === undefined ? rest : { ...rest, body };
  const known = Object.entries(body).filter(([name]) => Object.hasOwn(schema?.properties ?? {}, name));
  return { ...rest, body: Object.fromEntries(known) };
};

const provocations = declared.flatMap(({ name, spec }) => {
  const known = { ...usual(spec), ...own[name] };
  return errorsOf(spec).flatMap((code) => {
    const provoked = known[code];
    return provoked ? [{ name, code, spec, provoked }] : [];
  });
});

test.for(provocations)(
  '$name refuses with $code as it is documented, in both languages',
  async ({ code, spec, provoked }) => {
    for (const language of languages) {
      const sent = (await provoked()).map((one) => fitted(spec, one));
      const before = sent.slice(0, -1);
      for (const one of before) await send(spec, one, language);
      expect(told(spec, await send(spec, sent.at(-1) ?? {}, language))).toEqual(as(code));
    }
  },
);

test.for(declared)('what the gateway answers in place of $name is documented there', ({ spec }) => {
  for (const [type, code] of Object.entries(ofTheGateway)) {
    const { status, headers, body } = refuse(type as RefusalType, gatewayResponses[spec.api], {
      requestId: 'a-b-c',
      resourcePath: spec.path,
    });
    const lowered = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
    expect(told(spec, { status, headers: lowered, text: String(body) })).toEqual(as(code));
  }
});

/** The same endpoint with nothing before its implementation. */
const bare = ({ api, method, path, summary, status, response, errors }: EndpointSpec): EndpointSpec => ({
  api,
  method,
  path,
  summary,
  status,
  response,
  errors,
  auth: 'guest',
});

const written = declared.flatMap(({ name, spec }) =>
  errorsOf(spec).flatMap((code) => {
    const thrown = elsewhere[code];
    return thrown ? [{ name, spec, code, thrown }] : [];
  }),
);

test.for(written)('$name writes $code as it is documented, in both languages', async ({ spec, code, thrown }) => {
  for (const language of languages) {
    const run = () => Promise.reject(thrown());
    const failing = { spec: bare(spec), needs: [], run, replay: undefined };
    const { statusCode, headers, body } = await call(failing, { headers: { 'accept-language': language } });
    const answered = { status: statusCode, headers: headers as Answered['headers'], text: body };
    expect(told(spec, answered)).toEqual(as(code));
    expect(body).not.toContain('not a word of this');
  }
});

test('every error that an operation documents is one of the above', () => {
  const seen = new Set([
    ...[...provocations, ...written].map(({ name, code }) => `${name} ${code}`),
    ...declared.flatMap(({ name }) => Object.values(ofTheGateway).map((code) => `${name} ${code}`)),
  ]);
  const documented = declared.flatMap(({ name, spec }) => errorsOf(spec).map((code) => `${name} ${code}`));
  expect(documented.filter((one) => !seen.has(one))).toEqual([]);
});
