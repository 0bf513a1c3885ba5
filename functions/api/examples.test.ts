import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { callers, type Credentials } from '#shared/contract/callers.ts';
import type { EndpointSpec, Example } from '#shared/contract/endpoint.ts';
import { declared } from '#shared/contract/index.ts';
import { ofUse } from '#shared/contract/public/examples/webhooks.ts';
import { publicApiOf } from '../../infra/testing/api-key.ts';
import { signUp } from '../../infra/testing/customer.ts';
import { learnIds, withIds, withoutMoments } from '../../infra/testing/examples.ts';
import { exampleFrames } from '../../infra/testing/example-frames.ts';
import { widgetHolder } from '../../infra/testing/widget-holder.ts';
import { sharedCloud } from '../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

const addresses = { app: cloud.appApi, public: publicApiOf(cloud) } as const;

/** What makes something comes before what reads it, and what ends it last of all. */
const turns = [201, 202, 200, 204] as const satisfies readonly EndpointSpec['status'][];
const examples = declared
  .flatMap(({ name, spec }) => (spec.examples ?? []).map((example) => ({ name, spec, ...example })))
  .toSorted((one, other) => turns.indexOf(one.spec.status) - turns.indexOf(other.spec.status));

type Asked = Pick<Example, 'params' | 'query' | 'request'> & { readonly spec: EndpointSpec };

const ask = async ({ spec, params = {}, query, request }: Asked) => {
  const path = spec.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  const search = new URLSearchParams(Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]));
  const answer = await fetch(`${addresses[spec.api]}${path}?${search.toString()}`, {
    method: spec.method,
    headers: { 'content-type': 'application/json', ...callers[spec.auth].headers(await credentialsFor(spec)) },
    ...(request !== undefined && { body: JSON.stringify(request) }),
  });
  expect(answer.status).toBe(spec.status);
  return spec.status === 204 ? null : ((await answer.json()) as unknown);
};

/** Of one new account: what an example reads was made by one before it. */
let credentials: Credentials;
const ids = new Map<string, string>();
/** Of one whose plan is the one with the widget, and with webhooks. */
let ofWidget: Credentials;
let ofWebhooks: Credentials;
/** Answers to the events that examples send. */
let receiver: Server;
afterAll(() => void receiver?.close());
let frames: ReturnType<typeof exampleFrames>;
beforeAll(async () => {
  const [customer, holder] = await Promise.all([signUp(cloud), widgetHolder(cloud)]);
  const apiKey = await customer.call('POST /api/keys', { body: { name: 'Pagos', environment: 'sandbox' } });
  credentials = { token: () => customer.token, apiKey };
  const widgetKey = await holder.newKey('sandbox');
  ofWidget = { token: () => holder.token, apiKey: widgetKey };
  receiver = createServer((_, response) => void response.end('Recibido'));
  await once(receiver.listen(0, '127.0.0.1'), 'listening');
  ids.set(ofUse.url, `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/consumo`);
  const holdersKey = await holder.call('POST /api/keys', { body: { name: 'Avisos', environment: 'sandbox' } });
  ofWebhooks = { token: () => holder.token, apiKey: holdersKey };
  frames = exampleFrames(cloud, widgetKey);
});

const credentialsFor = async ({ auth, path }: EndpointSpec): Promise<Credentials> => {
  if (auth === 'widget') return { widget: await frames(path) };
  if (path.includes('/webhooks')) return ofWebhooks;
  return path.includes('/widget') ? ofWidget : credentials;
};

/** Whatever says this much, or more; a list that has these among others. */
const excerptOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return expect.arrayContaining(value.map(excerptOf));
  if (typeof value !== 'object' || value === null) return value;
  return expect.objectContaining(
    Object.fromEntries(Object.entries(value).map(([name, one]: [string, unknown]) => [name, excerptOf(one)])),
  );
};

test.for(examples)(
  '$name answers as its example says: $summary',
  async ({ response, isExcerpt, isAwaited, ...example }) => {
    const replay = async (): Promise<void> => {
      const answered = await ask({ ...example, ...withIds(example, ids) });
      learnIds(response, answered, ids);
      const [expected, given] = [withIds(response, ids), answered].map(withoutMoments);
      expect(given).toEqual(isExcerpt ? excerptOf(expected) : expected);
    };
    await (isAwaited ? vi.waitFor(replay, { timeout: 45_000, interval: 200 }) : replay());
  },
);

test('every operation of the public API has one', () => {
  const without = declared.filter(({ spec }) => spec.api === 'public' && !spec.examples?.length);
  expect(without.map(({ name }) => name)).toEqual([]);
});
