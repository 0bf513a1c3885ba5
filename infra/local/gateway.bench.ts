import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadClient, type Unit } from '../testing/bench/load.ts';
import { percentile, type Figure } from '../testing/figures.ts';
import { loadAssembly } from './assembly.ts';
import { assemblyOf } from './aws/fixtures/cloud.ts';
import { fixtureAssembly } from './fixtures/assembly.ts';
import { restGateway } from './gateway.ts';
import { admission } from './gateway/admission.ts';
import { type RestApi, readApi } from './gateway/api.ts';
import { routeMatcher } from './gateway/matching.ts';
import type { Call } from './gateway/proxy-event.ts';
import { productClock } from './host/clock.ts';
import { closeServer, listenOn } from './host/listen.ts';
import type { Outcome } from './lambda.ts';
import { publishedResources } from './published.ts';
import { keyOf, placeOf, planOf, values } from './usage-plans/fixtures/plans.ts';
import { openUsagePlans } from './usage-plans/usage-plans.ts';

const rounds = 3000;
const inOneGo = 200_000;
const callers = 1000;
const clock = productClock();

const publicApi = async (): Promise<RestApi> => {
  const addresses = { aws: 'http://local', published: () => 'http://local' };
  const assembly = loadAssembly(await fixtureAssembly(), { addresses });
  const restApi = publishedResources(assembly, 'AWS::ApiGateway::RestApi').get('publicApi');
  if (!restApi) throw new Error('The fixture has a public API.');
  const api = readApi(assembly, restApi);
  return { ...api, stage: { ...api.stage, settings: [] } };
};

/** A plan of the API with limits that nobody reaches, counted over a month. */
const widePlan = ({ id, stage }: RestApi, stateDir: string) =>
  openUsagePlans(
    assemblyOf([
      planOf('wide', stage.name, {
        ApiStages: [{ ApiId: id, Stage: stage.name }],
        Throttle: { RateLimit: 1e9, BurstLimit: 1e9 },
        Quota: { Limit: 1e9, Period: 'MONTH' },
      }),
      keyOf('shared', { Value: values.shared }),
      placeOf('wide', 'shared'),
    ]),
    { stateDir, clock, log: console.error },
  );

/** Functions that take no time: an authorizer that allows everything, and one that answers with nothing. */
const instant = ({ authorizers }: RestApi) => {
  const Statement = [{ Action: 'execute-api:Invoke', Effect: 'Allow', Resource: 'arn:aws:execute-api:*:*:*/live/*' }];
  const context = { owner: 'clara', plan: 'pro', environment: 'production' };
  const allowed = { principalId: 'c', policyDocument: { Statement }, usageIdentifierKey: values.shared, context };
  return {
    invoke: async (arn: string): Promise<Outcome> => ({
      requestId: 'r',
      durationMs: 0,
      payload: authorizers.some(({ functionArn }) => functionArn === arn) ? allowed : { statusCode: 204 },
    }),
  };
};

const callBy = (caller: number): Call => ({
  method: 'GET',
  path: '/v1/things/7',
  query: new URLSearchParams(),
  rawHeaders: ['Host', 'x', 'Accept', '*/*', 'X-API-Key', `vk_live_${caller}`, 'X-API-Secret', `vs_live_${caller}`],
  body: Buffer.alloc(0),
  sourceIp: '127.0.0.1',
  requestId: 'r',
  time: 0,
  isTooLarge: false,
});

/** What a gateway adds to a request whose authorizer's answer it has kept: over HTTP, and the doors alone. */
const measure = async (): Promise<Figure[]> => {
  const stateDir = mkdtempSync(join(tmpdir(), 'gateway-bench-'));
  const api = await publicApi();
  const usage = widePlan(api, stateDir);
  const lambda = instant(api);
  const around = { api, lambda, admit: usage.admit, log: console.error };
  const server = createServer(restGateway({ ...around, clock, chatter: () => {} }));
  const url = await listenOn(server, 0, '127.0.0.1');
  const client = loadClient();

  const headers = { 'X-API-Key': 'vk_live_1', 'X-API-Secret': 'vs_live_1' };
  const paths = ['/v1/open', '/v1/proven', '/v1/things/7'];
  const units = paths.map((path): Unit => [{ url: url + path, method: 'GET', headers, body: '' }]);
  // In turn, so that a busy moment of the machine strikes all alike.
  const { units: sent } = await client.send(Array.from({ length: rounds }, () => units).flat());
  const p50 = (turn: number) =>
    percentile(
      sent.filter((_, index) => index % paths.length === turn).map(({ ms }) => ms),
      0.5,
    );

  const pass = admission({ ...around, isOpenPast: false, now: clock.now });
  const found = routeMatcher(api.routes)('GET', '/v1/things/7');
  if (!found) throw new Error('The fixture has things.');
  const calls = Array.from({ length: callers }, (_, caller) => callBy(caller));
  for (const call of calls) await pass(call, found);
  const began = performance.now();
  for (let count = 0; count < inOneGo / callers; count += 1) for (const call of calls) await pass(call, found);
  const doors = ((performance.now() - began) / inOneGo) * 1000;

  await client.close();
  await closeServer(server);
  usage.counts.abandon();
  rmSync(stateDir, { recursive: true });
  return [
    { what: 'an open request, function aside, p50', value: p50(0), unit: 'ms' },
    { what: 'one proven by a kept answer, p50', value: p50(1), unit: 'ms' },
    { what: 'one proven by a kept answer, with key and plan, p50', value: p50(2), unit: 'ms' },
    { what: 'what the latter adds', value: (p50(2) - p50(0)) * 1000, unit: 'us' },
    { what: 'its doors alone', value: doors, unit: 'us', budget: 50 },
  ];
};

export default measure;
