import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { declared } from '#shared/contract/index.ts';
import { entries } from './functions.ts';
import { prepare } from './prepare.ts';

interface Template {
  readonly Resources: Record<string, { readonly Type: string; readonly Properties?: Record<string, unknown> }>;
  readonly Outputs?: Record<string, { readonly Value: unknown; readonly Export?: unknown }>;
}

const templatesIn = (directory: string): Record<string, Template> =>
  Object.fromEntries(
    readdirSync(directory)
      .filter((name) => name.endsWith('.template.json'))
      .map((name) => [name, JSON.parse(readFileSync(join(directory, name), 'utf8')) as Template]),
  );

test('every template passes the strict validation and cdk-nag, and is the one a start boots', async () => {
  const strict = await prepare({ strict: true });
  const started = await prepare();
  expect(templatesIn(strict.assemblyDir)).toEqual(templatesIn(started.assemblyDir));
});

test('there is one Lambda per endpoint, consumer and job and one for operators, each with a role of its own', async () => {
  const { assemblyDir } = await prepare();
  const functions = Object.values(templatesIn(assemblyDir))
    .flatMap(({ Resources }) => Object.values(Resources))
    .filter(({ Type, Properties }) => Type === 'AWS::Lambda::Function' && Properties?.['Handler'] !== 'index.handler');
  const handlers = functions.map(({ Properties }) => String(Properties?.['Handler']));
  const roles = new Set(functions.map(({ Properties }) => JSON.stringify(Properties?.['Role'])));
  expect(handlers.toSorted()).toEqual(entries.map((entry) => `${entry}.handler`).toSorted());
  expect(roles.size).toBe(functions.length);
});

test('every endpoint of the contract is a method of its API, and no API has another', async () => {
  const { assemblyDir } = await prepare();
  const methods = Object.entries(templatesIn(assemblyDir)).flatMap(([stack, { Resources }]) =>
    Object.values(Resources)
      .filter(({ Type }) => Type === 'AWS::ApiGateway::Method')
      .map(({ Properties }) => `${stack} ${String(Properties?.['HttpMethod'])}`),
  );
  const stacks = { app: 'AppApi.template.json', public: 'PublicApi.template.json' } as const;
  expect(methods.toSorted()).toEqual(declared.map(({ spec }) => `${stacks[spec.api]} ${spec.method}`).toSorted());
});

test.for(['App', 'Public'])(
  'of a function of the %s API another stack knows its ARN, and keeps it from nothing',
  async (api) => {
    const { assemblyDir } = await prepare();
    const stack = templatesIn(assemblyDir)[`${api}Functions.template.json`];
    const functions = Object.entries(stack?.Resources ?? {}).filter(([, { Type }]) => Type === 'AWS::Lambda::Function');
    const arns = functions.map(([id]) => ({ Value: { 'Fn::GetAtt': [id, 'Arn'] } }));
    expect(arns.length).toBeGreaterThan(0);
    expect(new Set(Object.values(stack?.Outputs ?? {}))).toEqual(new Set(arns));
  },
);

/** Of CloudFormation, for one stack. */
const limits = { resources: 500, outputs: 200, bytes: 1_000_000 } as const;

/** Where a tenth is left there is time to split a stack. */
const nearly = 0.9;

test('no stack comes near what CloudFormation takes of resources, outputs and text', async () => {
  const { assemblyDir } = await prepare();
  const near = Object.entries(templatesIn(assemblyDir)).flatMap(([stack, { Resources, Outputs = {} }]) => {
    const resources = Object.keys(Resources).length;
    const outputs = Object.keys(Outputs).length;
    const bytes = statSync(join(assemblyDir, stack)).size;
    const used = Math.max(resources / limits.resources, outputs / limits.outputs, bytes / limits.bytes);
    return used < nearly ? [] : [{ stack, resources, outputs, bytes }];
  });
  expect(near).toEqual([]);
});
