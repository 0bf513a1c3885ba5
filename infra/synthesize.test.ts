import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { declared } from '#shared/contract/index.ts';
import { entries } from './functions.ts';
import { prepare } from './prepare.ts';

interface Template {
  readonly Resources: Record<string, { readonly Type: string; readonly Properties?: Record<string, unknown> }>;
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

test('no stack comes near the limit of 500 resources', async () => {
  const { assemblyDir } = await prepare();
  const sizes = Object.values(templatesIn(assemblyDir)).map(({ Resources }) => Object.keys(Resources).length);
  expect(Math.max(...sizes)).toBeLessThan(450);
});
