import { expect, test } from 'vitest';
import { endpointOf } from '#shared/contract/endpoint.ts';
import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { Fault } from '#shared/errors/fault.ts';
import { greet, send } from '../../infra/testing/pipeline.ts';
import { toldMetrics } from '../../infra/testing/told-metrics.ts';
import { proofsRefused } from '../rules/limits/guesses.ts';
import { admitting } from './admission.ts';

const refusing = (code: ErrorCode) => ({
  spec: endpointOf('app')({ ...greet, errors: [code] }),
  needs: [],
  run: () => Promise.reject(new Fault(code)),
  replay: undefined,
});

test.for([
  ['errors.invalidCredentials', 'login'],
  ['errors.invalidToken', 'link'],
  ['errors.invalidCursor', 'cursor'],
  ['errors.unauthenticated', 'session'],
] as const)('what is refused with %s is counted as a guess at a %s', async ([code, proof]) => {
  const { metrics } = await toldMetrics(() => send(refusing(code)));
  expect(metrics).toMatchObject({ [proofsRefused]: 1, proof });
});

test('a refusal of something else is no guess', async () => {
  const { metrics } = await toldMetrics(() => send(refusing('errors.notFound')));
  expect(metrics).not.toHaveProperty(proofsRefused);
});

test('who shows the gateway a key and a secret that prove nothing is counted as a guess at a key', async () => {
  const handler = await admitting({ impact: 'None.', needs: [], run: () => Promise.resolve(undefined) });
  const event = { methodArn: 'arn:aws:execute-api:us-east-1:1:a/live/GET/v1/banks', headers: {} };
  const { failure, metrics } = await toldMetrics(() => handler(event as Parameters<typeof handler>[0]));
  expect(failure).toEqual(new Error('Unauthorized'));
  expect(metrics).toMatchObject({ [proofsRefused]: 1, proof: 'apiKey' });
});
