import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileProfile } from './profile/in-worker.ts';
import { processesBelow } from './profile/processes.ts';

/** `npm run test:profile [-- <files>]`: runs tests, and says where the time went. */
const root = join(import.meta.dirname, '../..');
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const folder = mkdtempSync(join(tmpdir(), 'test-profile-'));
const to = join(folder, 'files.jsonl');
const lookEveryMs = 500;

const files = process.argv.slice(2);
const whole = ['--project', 'all', '--project', 'afterwards'];

const finished = new Promise<number | null>((resolve, reject) => {
  const started = performance.now();
  const child = spawn(process.execPath, [vitest, 'run', ...(files.length > 0 ? files : whole), '--reporter=default'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, CUENTACLARA_TEST_PROFILE: to },
  });
  const processes = processesBelow(process.pid);
  const looking = setInterval(processes.look, lookEveryMs);
  child.once('error', reject);
  child.once('close', (code) => {
    clearInterval(looking);
    show((performance.now() - started) / 1000, processes.seen());
    resolve(code);
  });
});

const sum = <T>(all: readonly T[], of: (one: T) => number): number => all.reduce((total, one) => total + of(one), 0);

const profiles = (): readonly FileProfile[] => {
  try {
    return readFileSync(to, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as FileProfile);
  } catch {
    return [];
  }
};

const table = (title: string, heads: readonly string[], rows: readonly (readonly (string | number)[])[]): void => {
  const shown = [heads, ...rows].map((row) =>
    row.map((cell, index) => {
      const text = typeof cell === 'number' ? cell.toFixed(Number.isInteger(cell) ? 0 : 1) : cell;
      return index === 0 ? text.padEnd(52) : text.padStart(10);
    }),
  );
  console.log(`\n${title}\n${shown.map((row) => row.join(' ')).join('\n')}`);
};

const folderOf = (file: string): string => file.split('/').slice(0, 2).join('/');

const show = (wallSeconds: number, seen: ReturnType<ReturnType<typeof processesBelow>['seen']>): void => {
  const all = profiles().toSorted((one, other) => other.wallSeconds - one.wallSeconds);
  const cells = (name: string, those: readonly FileProfile[]) => [
    name,
    those.length,
    sum(those, (one) => one.wallSeconds),
    sum(those, (one) => one.cpuSeconds),
    sum(those, (one) => one.polls),
  ];
  const heads = ['files', 'wall s', 'CPU s', 'polls'];
  const byFolder = [...Map.groupBy(all, ({ file }) => folderOf(file))]
    .map(([name, those]) => cells(name, those))
    .toSorted((one, other) => Number(other[2]) - Number(one[2]));
  table('By folder', ['', ...heads], byFolder);
  table(
    'The slowest files',
    ['', ...heads],
    all.slice(0, 40).map((one) => cells(one.file, [one])),
  );
  const byKind = [...Map.groupBy(seen, ({ kind }) => kind)].map(
    ([kind, those]) =>
      [kind, those.length, sum(those, (one) => one.threads), sum(those, (one) => one.cpuSeconds)] as const,
  );
  table('Processes', ['', 'started', 'threads', 'CPU s'], byKind);
  const graphs = new Set(all.map(({ worker }) => worker)).size;
  const cpuSeconds = sum(seen, (one) => one.cpuSeconds);
  console.log(
    `\n${all.length} files in ${wallSeconds.toFixed(0)} s, ${cpuSeconds.toFixed(0)} CPU s; ` +
      `module graphs loaded: ${graphs}; polls: ${sum(all, (one) => one.polls)}`,
  );
};

process.exitCode = (await finished) ?? 1;
rmSync(folder, { recursive: true });
