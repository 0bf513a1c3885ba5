import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, rmdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { logFile } from './log-file.ts';

let directory: string;
let said: string[];
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'logs-'));
  said = [];
});
afterEach(() => rmSync(directory, { recursive: true }));

const log = (line: string) => void said.push(line);
const read = (name: string) => readFileSync(join(directory, name), 'utf8');

it('keeps every line in order, those of an earlier run too', () => {
  for (const run of ['one', 'two']) {
    const file = logFile(join(directory, 'f.log'), { log });
    for (const line of ['a', 'b']) file.write(`${run} ${line}\n`);
    file.close();
  }
  expect(read('f.log')).toBe('one a\none b\ntwo a\ntwo b\n');
});

it('never grows beyond its bounds, however much is written, and keeps the newest lines', () => {
  const bounds = { bytes: 1000, older: 2 };
  const file = logFile(join(directory, 'f.log'), { log, bounds });
  file.close();
  for (let line = 0; line < 2000; line += 1) file.write(`line ${line} áé\n`);
  expect(readdirSync(directory).toSorted()).toEqual(['f.log', 'f.log.1', 'f.log.2']);
  for (const name of readdirSync(directory)) expect(statSync(join(directory, name)).size).toBeLessThanOrEqual(1000);
  const lines = ['f.log.2', 'f.log.1', 'f.log'].map(read).join('').trimEnd().split('\n');
  expect(lines.at(-1)).toBe('line 1999 áé');
  expect(lines.map((line) => Number(line.split(' ')[1]))).toEqual(lines.map((_, at) => 2000 - lines.length + at));
});

it('loses lines while it cannot be written, says so once, and goes on when it can', () => {
  const path = join(directory, 'f.log');
  // Writing to a directory fails as writing to a full disk does.
  mkdirSync(path);
  const file = logFile(path, { log });
  file.close();
  file.write('lost\n');
  file.write('lost too\n');
  rmdirSync(path);
  file.write('kept\n');
  expect(said).toEqual([expect.stringMatching(/f\.log cannot be written, so its lines are lost: .*EISDIR/)]);
  expect(read('f.log')).toBe('kept\n');
});
