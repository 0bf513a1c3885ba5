import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPackage } from '../../../../infra/packages/build.ts';
import { command } from '../../../../infra/packages/command.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'command-'));
  await buildPackage(command, folder);
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs the command as it is packed. */
const run = async (args: readonly string[], { input = '', LANG = 'en_US.UTF-8' } = {}) => {
  const child = spawn(process.execPath, [join(folder, 'dist/bin/cuentaclara.js'), ...args], { env: { LANG } });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  child.stdin.end(input);
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { out, err, code };
};

test('a right number is explained, and the exit code is 0', async () => {
  const { out, code } = await run(['judge', '002115016003269411']);
  expect(code).toBe(0);
  expect(out).toBe(`✓ 002115016003269411  CLABE, Mexico
  Well formed. Banamex. The check digit agrees. Only the bank can say whether it exists and whose it is.
    002          Bank: Banamex
    115          Plaza
    01600326941  Account
    1            Check digit: Correct
`);
});

test('of a wrong number it says which digit, and what was expected; the exit code is 1', async () => {
  const { out, code } = await run(['judge', '002115016003269417']);
  expect([code, out.split('\n')[1]]).toEqual([
    1,
    '  Digit 18 should be 1. You typed 7. If that one is right, the error is elsewhere: compare the number with the original.',
  ]);
});

test('it speaks the language of the shell, or the one that is named', async () => {
  const spanish = 'El dígito 18 debería ser 1.';
  expect((await run(['judge', '002115016003269417'], { LANG: 'es_MX.UTF-8' })).out).toContain(spanish);
  expect((await run(['judge', '002115016003269417', '--lang', 'es'])).out).toContain(spanish);
  expect((await run(['judge', '002115016003269417'], { LANG: 'C' })).out).toContain('Digit 18 should be 1.');
});

test('numbers come from standard input, one a line; one that is wrong is enough for exit code 1', async () => {
  const input = '002115016003269411\r\n\n002115016003269417\n';
  const { out, code } = await run(['judge', '--country', 'mx', '--json'], { input });
  const answers = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
  expect(code).toBe(1);
  expect(answers).toMatchObject([
    { input: '002115016003269411', ok: true, bank: { code: '002', name: 'Banamex' } },
    { input: '002115016003269417', ok: false, findings: [{ position: 18, expected: '1' }] },
  ]);
});

test('what a number hides is shown as a sign, and no terminal obeys it', async () => {
  const input = '\u001b]0;title\u0007123\u001b[2J\n\u009b31m\u202e45\u0000\n';
  const { out } = await run(['judge', '-'], { input });
  expect(out).toContain('\uFFFD]0;title\uFFFD123\uFFFD[2J');
  expect(out.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
});

test('what other fields lack is said', async () => {
  const { out, code } = await run(['judge', '12345678', '--country', 'CL']);
  expect(code).toBe(1);
  expect(out).toContain('Choose the bank.');
  expect(
    (await run(['judge', '12345678', '--country', 'CL', '--bank', '012', '--account-type', 'checking'])).code,
  ).toBe(0);
});

test('a document is judged within its country', async () => {
  expect((await run(['judge', 'MAB9307148T4', '--country', 'MX', '--document', 'rfc'])).out).toContain('RFC, Mexico');
  expect((await run(['judge', 'MAB9307148T4', '--document', 'RFC'])).code).toBe(2);
});

test('digits that could be of several countries are said to be', async () => {
  expect((await run(['judge', '12345678'])).out).toContain('It could also be: ');
});

test.each([
  { args: ['judge', '1', '--contry', 'MX'], says: '--contry' },
  { args: ['judge', '1', '--country', 'XX'], says: 'those known are AR, BR' },
  { args: ['judge', '1', '--lang', 'fr'], says: 'no language “fr”' },
  { args: ['guess'], says: 'no command “guess”' },
  { args: ['judge'], says: 'no number' },
])('$args is a wrong use: it says so on standard error, and the exit code is 2', async ({ args, says }) => {
  const { out, err, code } = await run(args);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(says);
});

test('help and version are no wrong use', async () => {
  expect((await run(['--help'])).out).toContain('cuentaclara judge');
  expect(await run(['--version'])).toMatchObject({ out: `${command.version}\n`, code: 0 });
});
