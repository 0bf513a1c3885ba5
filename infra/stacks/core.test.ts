import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { prepare } from '../prepare.ts';

const { assemblyDir } = await prepare();
const read = (file: string): unknown => JSON.parse(readFileSync(join(assemblyDir, file), 'utf8'));
const { Parameters, Resources } = read('Core.template.json') as {
  readonly Parameters: Readonly<Record<string, object>>;
  readonly Resources: Readonly<Record<string, { readonly Type: string; readonly DeletionPolicy?: string }>>;
};

// Written out once more: these are promises to customers, which no test cloud keeps.
test.for([
  ['BankDeadlineMs', { Default: 20_000, MinValue: 1000, MaxValue: 25_000 }],
  ['BankPatienceMs', { Default: 8000, MinValue: 0, MaxValue: 25_000 }],
  ['BankRetryPauseMs', { Default: 400, MinValue: 0, MaxValue: 5000 }],
  ['SlowSandboxMs', { Default: 8000, MinValue: 0, MaxValue: 25_000 }],
  ['WidgetSoonestMs', { Default: 1000, MinValue: 0, MaxValue: 5000 }],
] as const)('a deployment that sets no %s has the one customers are promised', ([name, promised]) => {
  expect(Parameters[name]).toMatchObject({ Type: 'Number', ...promised });
});

test('a deployment that says nothing of webhooks never sends one to the machine that sends it', () => {
  expect(Parameters['WebhookLoopback']).toMatchObject({ Default: 'refused', AllowedValues: ['refused', 'allowed'] });
});

test('the table and every secret outlive their stack', () => {
  const kept = Object.values(Resources).filter(({ Type }) =>
    ['AWS::DynamoDB::GlobalTable', 'AWS::SecretsManager::Secret'].includes(Type),
  );
  expect(kept.map(({ Type, DeletionPolicy }) => [Type.split('::')[1], DeletionPolicy])).toEqual([
    ['DynamoDB', 'Retain'],
    ...Array<string[]>(10).fill(['SecretsManager', 'Retain']),
  ]);
});

test('the stacks that hold what nobody can make again cannot be deleted by mistake', () => {
  const { artifacts } = read('manifest.json') as {
    readonly artifacts: Readonly<Record<string, { readonly properties: { readonly terminationProtection?: boolean } }>>;
  };
  const isProtected = (stack: string) => artifacts[stack]?.properties.terminationProtection;
  expect(['Core', 'Work'].map(isProtected)).toEqual([true, true]);
});
