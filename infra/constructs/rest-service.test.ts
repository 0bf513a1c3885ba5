import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { afterAll, expect, test } from 'vitest';
import { callClasses, edgeLimits } from '#shared/plans.ts';
import { admissionFunction, endpointFunctions, endpointFunctionsOf, type PlannedEndpoint } from '../functions.ts';
import { reachesOf } from '../reaches.ts';
import { servedApis } from '../stacks/api.ts';
import { CoreStack } from '../stacks/core.ts';
import { stageOf } from '../stage.ts';
import type { Front } from './api-firewall.ts';
import { apiFunctions } from './api-functions.ts';
import { RestService } from './rest-service.ts';

const functionsDir = mkdtempSync(join(tmpdir(), 'functions-'));
writeFileSync(join(functionsDir, 'index.mjs'), '');
afterAll(() => rmSync(functionsDir, { recursive: true }));

// A part of the product leaves settings unused, which the validation of templates remarks.
process.env['CDK_VALIDATION'] = 'false';
const app = new App();
const stage = stageOf(app);
const mailQueue = { arns: ['arn:aws:sqs:us-east-1:1:mails'], environment: { MAIL_QUEUE_URL: 'https://mails' } };
const paymentQueue = { arns: ['arn:aws:sqs:us-east-1:1:payments'], environment: { PAYMENT_QUEUE_URL: 'https://told' } };
const batchTurnQueue = {
  arns: ['arn:aws:sqs:us-east-1:1:turns'],
  environment: { BATCH_TURN_QUEUE_URL: 'https://turns' },
};
const core = new CoreStack(app, 'Core', { stage });
const webhookTurnQueue = {
  arns: ['arn:aws:sqs:us-east-1:1:webhook-turns'],
  environment: { WEBHOOK_TURN_QUEUE_URL: 'https://webhook-turns' },
};
const reaches = { ...reachesOf(core, stage), mailQueue, paymentQueue, batchTurnQueue, webhookTurnQueue };

const proven: Front = { provenBy: core.originProofs, others: 'refused' };

const serviceIn = (
  stack: Stack,
  id: string,
  endpoints: readonly PlannedEndpoint[],
  { front = proven, functionsIn = stack }: { readonly front?: Front; readonly functionsIn?: Stack } = {},
): RestService =>
  new RestService(stack, id, {
    apiName: id,
    requestsPerSecond: 10,
    front,
    documentation: 'https://cuentaclara.example',
    functions: apiFunctions(functionsIn, {
      endpoints,
      admission: admissionFunction,
      code: Code.fromAsset(functionsDir),
      reaches,
    }),
    stage: stage.stage,
  });

const both = new Stack(app, 'Both');
const [one, two] = endpointFunctions;
if (!one || !two) throw new Error('The product has endpoints.');
const first = serviceIn(both, 'AppApi', [one, two]);
const second = serviceIn(both, 'PublicApi', [{ ...one, name: one.name.replace('AppApi', 'PublicApi') }], {
  front: { ...proven, others: 'counted' },
});

/** The product's own, each API in a stack of its own, and its functions in another. */
const whole = servedApis.map((api) => {
  const [stack, functions] = [new Stack(app, `Whole${api}`), new Stack(app, `Functions${api}`)];
  serviceIn(stack, 'Api', endpointFunctionsOf(api), { functionsIn: functions });
  return { api, stack, functions };
});

test('a second API with a verb of the same name stands beside the first, each with its own functions', () => {
  const template = Template.fromStack(both);
  expect([first, second].map(({ watched }) => watched.map(({ alarm }) => alarm))).toEqual([
    [`${one.name}Fails`, `${two.name}Fails`],
    [`${one.name.replace('AppApi', 'PublicApi')}Fails`],
  ]);
  expect(Object.keys(template.findResources('AWS::Lambda::Function'))).toHaveLength(3);
});

test('an API may invoke its own functions and no other', () => {
  const statements = Object.entries(Template.fromStack(both).findResources('AWS::IAM::Policy')).map(([id, policy]) => [
    id.replace(/DefaultPolicy.*/, ''),
    JSON.stringify(policy['Properties']).match(/"(?:App|Public)Api[A-Z]\w+?(?=[0-9A-F]{8}","Arn")/g),
  ]);
  expect(Object.fromEntries(statements)).toEqual({
    AppApiInvoker: [`"${one.name}`, `"${two.name}`],
    PublicApiInvoker: [`"${one.name.replace('AppApi', 'PublicApi')}`],
  });
});

interface Setting {
  readonly HttpMethod: string;
  readonly ResourcePath: string;
  readonly ThrottlingRateLimit?: number;
  readonly MetricsEnabled?: boolean;
}

test.for(whole)('each endpoint of the $api API has a bucket of its own, and is watched', ({ api, stack }) => {
  const [{ Properties }] = Object.values(Template.fromStack(stack).findResources('AWS::ApiGateway::Stage')) as [
    { readonly Properties: { readonly MethodSettings: readonly Setting[] } },
  ];
  const settings = new Map(
    Properties.MethodSettings.map((one) => [`${one.HttpMethod} ${one.ResourcePath.replaceAll('~1', '/')}`, one]),
  );
  const endpoints = endpointFunctionsOf(api).filter(({ spec: { path } }) => path !== '/');
  expect(endpoints.length).toBeGreaterThan(0);
  for (const { spec } of endpoints)
    expect(settings.get(`${spec.method} /${spec.path}`)).toMatchObject({
      ThrottlingRateLimit: spec.callClass && callClasses[spec.callClass].gateway.perSecond,
      MetricsEnabled: true,
    });
});

test('login and money keep environments for themselves, searches get no more than theirs, and a hundred stay for all others', () => {
  const made = whole.flatMap(({ functions }) =>
    Object.entries(Template.fromStack(functions).findResources('AWS::Lambda::Function')),
  );
  const kept = new Map(
    made.map(([id, { Properties }]) => [
      id.replace(/[0-9A-F]{8}$/, ''),
      (Properties as { readonly ReservedConcurrentExecutions?: number }).ReservedConcurrentExecutions,
    ]),
  );
  expect(kept.get('AppApiLogin')).toBe(callClasses.login.atOnce);
  expect(kept.get('AppApiCreateValidation')).toBe(callClasses.validate.atOnce);
  expect(kept.get('AppApiListValidations')).toBe(callClasses.search.atOnce);
  expect(kept.get('PublicApiAskFromWidgetFrame')).toBe(callClasses.widgetAsk.atOnce);
  expect(kept.get('AppApiMe')).toBeUndefined();
  const sum = [...kept.values()].reduce<number>((total, atOnce = 0) => total + atOnce, 0);
  expect(sum).toBeLessThanOrEqual(900);
  const ofKeys = endpointFunctions.filter(({ spec }) => spec.auth === 'key');
  for (const { spec } of ofKeys) expect(spec.callClass && callClasses[spec.callClass].atOnce).toBeGreaterThan(0);
  for (const { gateway, atOnce = Infinity } of Object.values(callClasses))
    expect(gateway.burst).toBeLessThanOrEqual(atOnce);
});

test('a short call of a key finds an environment, whatever its bucket lets in while others are at work', () => {
  const shortSeconds = 0.05;
  const short = [
    'integrateRead',
    'integrateCatalog',
    'integrateBatch',
    'integrateWebhooks',
    'integrateWidget',
  ] as const;
  for (const name of short) {
    const { gateway, atOnce } = callClasses[name];
    expect(gateway.burst + gateway.perSecond * shortSeconds).toBeLessThanOrEqual(atOnce ?? 0);
  }
});

const firewallsIn = (stack: Stack) =>
  Object.values(Template.fromStack(stack).findResources('AWS::WAFv2::WebACL')).map(
    ({ Properties }) =>
      Properties as { readonly Scope: string; readonly DefaultAction: object; readonly Rules: unknown },
  );

test('who shows the proof of a distribution is let in first; others never, or so many of each address', () => {
  const header = { FieldToMatch: { SingleHeader: { Name: 'x-origin-proof' } }, PositionalConstraint: 'EXACTLY' };
  const letIn = { Priority: 0, Action: { Allow: {} }, Statement: { ByteMatchStatement: header } };
  const rate = { AggregateKeyType: 'IP', EvaluationWindowSec: 60, Limit: edgeLimits.perAddress };
  expect(firewallsIn(both)).toMatchObject([
    {
      Scope: 'REGIONAL',
      DefaultAction: { Block: {} },
      Rules: [letIn],
    },
    {
      Scope: 'REGIONAL',
      DefaultAction: { Allow: {} },
      Rules: [
        letIn,
        {
          Priority: 1,
          Action: { Block: { CustomResponse: { ResponseCode: 429 } } },
          Statement: { RateBasedStatement: rate },
        },
        ...['AWSManagedRulesAmazonIpReputationList', 'AWSManagedRulesKnownBadInputsRuleSet'].map((Name, place) => ({
          Priority: 2 + place,
          OverrideAction: { None: {} },
          Statement: { ManagedRuleGroupStatement: { VendorName: 'AWS', Name } },
        })),
      ],
    },
  ]);
  Template.fromStack(both).resourceCountIs('AWS::WAFv2::WebACLAssociation', 2);
});
