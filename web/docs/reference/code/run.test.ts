import { execFile } from 'node:child_process';
import { accessSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publicApiOf } from '../../../../infra/testing/api-key.ts';
import { signUp } from '../../../../infra/testing/customer.ts';
import { operations } from '../paths.ts';
import { address, callOf, keyShown, secretVariable } from './call.ts';
import { languagesOfCode } from './code.ts';
import { sharedCloud } from '../../../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

type Tab = (typeof languagesOfCode)[number]['tab'];

const run = promisify(execFile);
const sdk = join(import.meta.dirname, '../../../../shared/sdk/index.ts');

/** How each language that may be installed runs a file. */
const runners: Partial<Readonly<Record<Tab, readonly [command: string, file: string]>>> = {
  curl: ['bash', 'call.sh'],
  Node: [process.execPath, 'call.mjs'],
  Python: ['python3', 'call.py'],
  PHP: ['php', 'call.php'],
  Java: ['java', 'Call.java'],
};

const isInstalled = (command: string): boolean =>
  command.startsWith('/') ||
  (process.env['PATH'] ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, command));
      return true;
    } catch {
      return false;
    }
  });

const folder = mkdtempSync(join(tmpdir(), 'documented-'));
afterAll(() => rmSync(folder, { recursive: true }));

let key: { readonly keyId: string; readonly secret: string };
beforeAll(async () => {
  const customer = await signUp(cloud);
  key = await customer.call('POST /api/keys', { body: { name: 'Pagos', environment: 'sandbox' } });
});

const textOf = (name: string, write: (typeof languagesOfCode)[number]['write']): string => {
  const operation = operations.find((one) => one.name === name);
  const text = operation && write(callOf(operation, operation.spec.examples?.[0] ?? {}));
  if (!text) throw new Error(`Nothing is written for ${name}`);
  return text
    .replaceAll(address, publicApiOf(cloud))
    .replaceAll(keyShown, key.keyId)
    .replace("'@cuentaclara/sdk'", `'${sdk}'`);
};

const installed = languagesOfCode.flatMap(({ tab, write }) => {
  const runner = runners[tab];
  return runner && isInstalled(runner[0]) ? [{ tab, write, command: runner[0], file: join(folder, runner[1]) }] : [];
});

describe.each(installed)('the code in $tab', ({ write, command, file }) => {
  test.each([
    ['createValidation', /VALID/],
    ['searchValidations', /F-1042/],
  ])('runs as it is shown: %s', async (name, answer) => {
    writeFileSync(file, textOf(name, write));
    const { stdout } = await run(command, [file], { env: { ...process.env, [secretVariable]: key.secret } });
    expect(stdout).toMatch(answer);
  });
});
