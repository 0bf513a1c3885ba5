import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('a command that leaves something is asked again from there, and each call tells where it stopped', async () => {
  const answers = [{ published: 5, after: 'here' }, { published: 4, after: 'there' }, { published: 1 }].values();
  const asked: unknown[] = [];
  const operators = createServer((request, response) => {
    void json(request).then((event) => {
      asked.push(event);
      response.end(JSON.stringify(answers.next().value));
    });
  });
  await once(operators.listen(0, '127.0.0.1'), 'listening');
  const state = mkdtempSync(join(tmpdir(), 'ops-test-'));
  const control = `http://127.0.0.1:${(operators.address() as AddressInfo).port}`;
  writeFileSync(join(state, 'endpoints.json'), JSON.stringify({ control }));
  const fields = { from: '2026-11-22T10:00:00Z', until: '2026-11-22T11:00:00Z', why: 'ticket 4711' };
  const words = Object.entries({ ...fields, state }).flatMap(([name, value]) => [`--${name}`, value]);
  const { stdout } = await promisify(execFile)(process.execPath, ['infra/ops.ts', 'republish', ...words], {
    cwd: join(import.meta.dirname, '..'),
  });
  rmSync(state, { recursive: true });
  operators.close();
  const command = { command: 'republish', ...fields };
  expect(asked).toEqual([command, { ...command, after: 'here' }, { ...command, after: 'there' }]);
  expect(stdout.match(/"(after|published)": .*/g)).toEqual([
    '"published": 5,',
    '"after": "here"',
    '"published": 4,',
    '"after": "there"',
    '"published": 1',
  ]);
});

const ops = (...words: readonly string[]) =>
  promisify(execFile)(process.execPath, ['infra/ops.ts', ...words], { cwd: join(import.meta.dirname, '..') });

test('whoever asks for help is told the commands', async () => {
  for (const word of ['help', '--help']) expect((await ops(word)).stdout).toContain('verify-audit');
});

test('a command that is not known, and one without a reason, are refused before anything is asked', async () => {
  await expect(ops('verify-aduit', '--why', 'monthly')).rejects.toThrow('No command is called verify-aduit');
  await expect(ops('verify-audit')).rejects.toThrow('Every command says what for');
});
