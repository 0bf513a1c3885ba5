import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { afterAll, expect, test } from 'vitest';
import { endpointFunctions, type PlannedEndpoint } from '../functions.ts';
import { reachesOf } from '../reaches.ts';
import { CoreStack } from '../stacks/core.ts';
import { stageOf } from '../stage.ts';
import { RestService } from './rest-service.ts';

const functionsDir = mkdtempSync(join(tmpdir(), 'functions-'));
writeFileSync(join(functionsDir, 'index.mjs'), '');
afterAll(() => rmSync(functionsDir, { recursive: true }));

// A part of the product leaves settings unused, which the validation of templates remarks.
process.env['CDK_VALIDATION'] = 'false';
const app = new App();
const stage = stageOf(app);
const mailQueue = { arns: ['arn:aws:sqs:us-east-1:1:mails'], environment: { MAIL_QUEUE_URL: 'https://mails' } };
const reaches = { ...reachesOf(new CoreStack(app, 'Core', { stage }), stage), mailQueue };

const serviceIn = (stack: Stack, id: string, endpoints: readonly PlannedEndpoint[]): RestService =>
  new RestService(stack, id, {
    apiName: id,
    requestsPerSecond: 10,
    endpoints,
    code: Code.fromAsset(functionsDir),
    reaches,
  });

const both = new Stack(app, 'Both');
const [one, two] = endpointFunctions;
if (!one || !two) throw new Error('The product has endpoints.');
const first = serviceIn(both, 'AppApi', [one, two]);
const second = serviceIn(both, 'PublicApi', [{ ...one, name: one.name.replace('AppApi', 'PublicApi') }]);

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
