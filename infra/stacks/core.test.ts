import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { prepare } from '../prepare.ts';

const { assemblyDir } = await prepare();
const { Parameters } = JSON.parse(readFileSync(join(assemblyDir, 'Core.template.json'), 'utf8')) as {
  readonly Parameters: Readonly<Record<string, object>>;
};

// Written out once more: these are promises to customers, which no test cloud keeps.
test.for([
  ['BankDeadlineMs', { Default: 20_000, MinValue: 1000, MaxValue: 25_000 }],
  ['BankPatienceMs', { Default: 8000, MinValue: 0, MaxValue: 25_000 }],
  ['BankRetryPauseMs', { Default: 400, MinValue: 0, MaxValue: 5000 }],
  ['SlowSandboxMs', { Default: 8000, MinValue: 0, MaxValue: 25_000 }],
] as const)('a deployment that sets no %s has the one customers are promised', ([name, promised]) => {
  expect(Parameters[name]).toMatchObject({ Type: 'Number', ...promised });
});
