import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
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

test('there is one Lambda per endpoint and job and one for operators, each with a role of its own', async () => {
  const { assemblyDir } = await prepare();
  const templates = templatesIn(assemblyDir);
  const functions = ['AppApi', 'Work']
    .flatMap((stack) => Object.values(templates[`${stack}.template.json`]?.Resources ?? {}))
    .filter(({ Type }) => Type === 'AWS::Lambda::Function');
  const roles = new Set(functions.map(({ Properties }) => JSON.stringify(Properties?.['Role'])));
  expect(functions).toHaveLength(entries.length);
  expect(roles.size).toBe(functions.length);
});

test('no stack comes near the limit of 500 resources', async () => {
  const { assemblyDir } = await prepare();
  const sizes = Object.values(templatesIn(assemblyDir)).map(({ Resources }) => Object.keys(Resources).length);
  expect(Math.max(...sizes)).toBeLessThan(400);
});
