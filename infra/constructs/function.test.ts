import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, Duration, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { afterAll, expect, test } from 'vitest';
import { onTable } from '#functions/ports/grant.ts';
import { keys } from '#functions/store/table/keys.ts';
import { reachesOf } from '../reaches.ts';
import { CoreStack } from '../stacks/core.ts';
import { stageOf } from '../stage.ts';
import { actionsOfRoles } from '../testing/role-actions.ts';
import { ProductFunction } from './function.ts';

const functionsDir = mkdtempSync(join(tmpdir(), 'functions-'));
writeFileSync(join(functionsDir, 'index.mjs'), '');
afterAll(() => rmSync(functionsDir, { recursive: true }));

// A part of the product leaves settings unused, which the validation of templates remarks.
process.env['CDK_VALIDATION'] = 'false';
const app = new App();
const stage = stageOf(app);
const core = new CoreStack(app, 'Core', { stage });
const stack = new Stack(app, 'Work');

test('a function may do what its verbs do and what feeds it, and nothing that is granted to it later; it never changes what operators did', () => {
  const made = new ProductFunction(stack, 'StreamCount', {
    code: Code.fromAsset(functionsDir),
    reaches: reachesOf(core, stage),
    entry: 'streams/count',
    grants: [onTable('UpdateItem').of(keys.usage)],
    statements: [new PolicyStatement({ actions: ['dynamodb:GetRecords'], resources: ['arn:aws:dynamodb:::stream'] })],
    timeout: Duration.minutes(1),
  });
  core.bankDataKey.grantRead(made);
  const template = Template.fromStack(stack);
  const { allowed, denied } = actionsOfRoles(template);
  expect(allowed).toEqual([
    'logs:CreateLogStream',
    'logs:PutLogEvents',
    'xray:PutTraceSegments',
    'xray:PutTelemetryRecords',
    'dynamodb:UpdateItem',
    'dynamodb:GetRecords',
  ]);
  // What operators did.
  expect(denied).toEqual(['dynamodb:BatchWriteItem', 'dynamodb:DeleteItem', 'dynamodb:UpdateItem']);
  expect(template.findResources('AWS::IAM::Policy')).toEqual({});
});
