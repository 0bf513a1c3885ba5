import { beforeAll, describe, expect, it } from 'vitest';
import { loadAssembly } from './assembly.ts';
import { assemblyOf } from './aws/fixtures/cloud.ts';
import { findMistakes } from './checks.ts';
import { filterOf } from './events/filters/criteria.ts';
import { queueResource } from './events/fixtures/deliveries.ts';
import type { Mapping, QueueMapping, StreamMapping } from './events/mapping.ts';
import { fixtureAssembly } from './fixtures/assembly.ts';
import type { FunctionDefinition } from './lambda.ts';
import { type Plan, readPlan } from './plan.ts';
import { placeOf, planOf } from './usage-plans/fixtures/plans.ts';

let plan: Plan;
beforeAll(async () => {
  const addresses = { aws: 'http://local', published: () => 'http://local' };
  plan = readPlan(loadAssembly(await fixtureAssembly(), { addresses }));
});

const mistakes = (changes: Partial<Plan> = {}, require: (role: string, action: string) => void = () => {}) =>
  findMistakes({ ...plan, require, ...changes });
const withEcho = (change: Partial<FunctionDefinition>) => ({
  functions: plan.functions.map((one) => (one.constructId === 'echo' ? { ...one, ...change } : one)),
});

it('passes templates that work', () => {
  expect(mistakes()).toEqual([]);
});

describe('before anything runs', () => {
  it.for<[string, Partial<FunctionDefinition>, RegExp]>([
    ['a handler without a file', { file: undefined }, /echo\w+: the asset has no file for the handler echo.handler/],
    ['a handler that is not exported', { exportName: 'hander' }, /echo\w+: echo.handler is not exported/],
    ['a variable that Lambda reserves', { variables: { AWS_REGION: 'x' } }, /AWS_REGION is reserved/],
    ['a function slower than its API waits', { timeoutSeconds: 30 }, /may take 30 s, but an API waits 29 s/],
    ['a route to no function', { arn: 'arn:other' }, /calls arn:\S+echo\w+, which is no function of the templates/],
  ])('finds %s', ([, change, message]) => {
    expect(mistakes(withEcho(change))[0]).toMatch(message);
  });

  it('finds a role that may not invoke, of an API or a schedule', () => {
    const refusing = (role: string) => {
      throw new Error(`${role} may not`);
    };
    const found = mistakes({}, refusing);
    expect(found).toContainEqual(expect.stringMatching(/^FixtureAppApi\/ApiGET\w+: .*InvokeRole\w+ may not$/));
    expect(found).toContainEqual(expect.stringMatching(/^FixtureAppApi\/Nightly\w+: .*SchedulerRole\w+ may not$/));
  });

  it('finds a caller with neither role nor permission', () => {
    const apis = plan.apis.map((api) => ({
      ...api,
      routes: api.routes.map((route) => ({ ...route, integration: { ...route.integration, credentials: undefined } })),
    }));
    expect(mistakes({ apis })[0]).toMatch(/neither a role nor a permission lets apigateway.amazonaws.com invoke/);
  });

  it.for<[string, Partial<StreamMapping>, RegExp]>([
    ['a mapping to no function', { functionArn: 'arn:aws:lambda:::function:none' }, /feeds arn:\S+none, which is no/],
    ['a mapping of no table', { sourceArn: 'arn:aws:dynamodb:::table/none/stream/1' }, /reads arn:\S+none\S+, which/],
    ['a table without a stream', { sourceArn: 'Counts' }, /Counts\w+ has no stream/],
    [
      'failures that go nowhere',
      { onFailure: 'arn:aws:sns:::topic' },
      /failures go to arn:aws:sns:::topic, which is no/,
    ],
    [
      'a filter that matches nothing',
      { filter: filterOf('stream', ['{"dynamodb":{"NewImage":{"a":{"N":[5]}}}}'], 'M') },
      /compares numbers/,
    ],
  ])('finds %s', ([, change, message]) => {
    const arnOf = (id: string) => plan.assembly.all.find(({ logicalId }) => logicalId.startsWith(id))?.arn ?? id;
    const changed = { ...change, ...(change.sourceArn && { sourceArn: arnOf(change.sourceArn) }) };
    const mappings = plan.mappings.map((one) =>
      one.path.includes('Counting') ? ({ ...one, ...changed } as Mapping) : one,
    );
    expect(mistakes({ mappings })).toEqual([expect.stringMatching(message)]);
  });

  it('finds a third mapping of one stream', () => {
    const mappings = [...plan.mappings, ...plan.mappings.filter(({ kind }) => kind === 'stream')];
    expect(mistakes({ mappings })).toContainEqual(expect.stringMatching(/4 mappings read one stream/));
  });

  it('finds a function that may not read its source or tell of failures', () => {
    const found = mistakes({}, (role, action) => {
      if (/dynamodb|sqs/.test(action)) throw new Error(`${role} may not ${action}`);
    });
    for (const action of ['dynamodb:GetRecords', 'dynamodb:ListStreams', 'sqs:SendMessage', 'sqs:DeleteMessage'])
      expect(found).toContainEqual(expect.stringMatching(new RegExp(`Mapping.*may not ${action}`)));
  });

  it('finds a queue that hides messages for less than six times the timeout of its function', () => {
    const functions = plan.functions.map((one) =>
      one.constructId === 'receipt' ? { ...one, timeoutSeconds: 6 } : one,
    );
    expect(mistakes({ functions })).toEqual([
      expect.stringMatching(/ReceiptsQueue\w+ hides a message for 30 s; six times the function's timeout is 36 s/),
    ]);
  });

  it.for<[string, Partial<QueueMapping>, RegExp]>([
    ['large batches without a window', { batchSize: 11 }, /more than 10 messages need a window/],
  ])('finds %s', ([, change, message]) => {
    const mappings = plan.mappings.map((one) => (one.kind === 'queue' ? { ...one, ...change } : one));
    expect(mistakes({ mappings })).toEqual([expect.stringMatching(message)]);
  });

  it('finds dead letters that go to another kind of queue, or nowhere', () => {
    const letters = queueResource('letters');
    const redrive = (deadLetterTargetArn: string) => ({ RedrivePolicy: { deadLetterTargetArn, maxReceiveCount: 3 } });
    const fifo = queueResource('work.fifo', { FifoQueue: true, ...redrive(String(letters.arn)) });
    const lost = queueResource('lost', redrive('arn:aws:sqs:us-east-1:000000000000:none'));
    const only = { functions: [], apis: [], schedules: [], mappings: [], rules: [], require: () => {} };
    expect(findMistakes({ ...only, assembly: assemblyOf([letters, fifo, lost]) })).toEqual([
      'Test/work.fifo: dead letters of a FIFO queue go to one of its kind.',
      'Test/lost: its dead letters go to arn:aws:sqs:us-east-1:000000000000:none, which no template has.',
    ]);
  });

  it('finds an authorizer that is no function, and one that nobody may invoke', () => {
    const withAuthorizer = (change: object) => ({
      apis: plan.apis.map((api) => ({ ...api, authorizers: api.authorizers.map((one) => ({ ...one, ...change })) })),
    });
    expect(mistakes(withAuthorizer({ functionArn: 'arn:none' }))).toEqual([
      expect.stringMatching(/^FixturePublicApi\/Prove\w+: it calls arn:none, which is no function/),
    ]);
    expect(mistakes(withAuthorizer({ credentials: undefined }))).toEqual([
      expect.stringMatching(/Prove\w+: neither a role nor a permission lets apigateway.amazonaws.com invoke/),
    ]);
  });

  it('finds a method that waits for the key of an authorizer it does not have', () => {
    const apis = plan.apis.map((api) => ({
      ...api,
      routes: api.routes.map((route) => ({ ...route, authorizer: undefined })),
    }));
    const without = mistakes({ apis });
    expect(without).toHaveLength(2);
    expect(without[0]).toMatch(/FixturePublicApi\/\S+: it needs the key that an authorizer names, and has none/);
  });

  it('finds a plan of no stage, and a key in two plans of one', () => {
    const [api] = plan.apis;
    const only = { functions: [], apis: [], schedules: [], mappings: [], rules: [], require: () => {} };
    const resources = [planOf('one', 'live'), planOf('two', 'live'), placeOf('one', 'key'), placeOf('two', 'key')];
    expect(findMistakes({ ...only, assembly: assemblyOf(resources) })).toEqual([
      'Test/one: it holds for api:live, which is no stage of the templates.',
      'Test/two: it holds for api:live, which is no stage of the templates.',
      'The key key is in more than one plan of api:live.',
    ]);
    const apis = api ? [{ ...api, id: 'api', routes: [], stage: { ...api.stage, name: 'live' } }] : [];
    expect(findMistakes({ ...only, apis, assembly: assemblyOf([planOf('one', 'live')]) })).toEqual([]);
  });

  it('finds a method that no deployment waits for', () => {
    const apis = plan.apis.map((api) => ({
      ...api,
      routes: api.routes.map((route) => ({ ...route, resourcePath: 'S/M' })),
    }));
    expect(mistakes({ apis })).toContain('S/M: no deployment waits for it, so the stage may lack it.');
  });
});
