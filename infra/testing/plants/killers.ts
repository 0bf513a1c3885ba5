import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Defect } from './defect.ts';
import { root } from './planting.ts';

const vitest = join(root, 'node_modules/vitest/vitest.mjs');

/** `passed` and `failed` say that tests ran to their end; a file that nobody could read proves nothing. */
export type Outcome = 'passed' | 'failed' | 'didNotRun';

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly { readonly name: string; readonly status: string }[];
}

export interface Trial {
  readonly outcome: Outcome;
  /** Files in which something failed. */
  readonly failed: readonly string[];
}

const reported = async (file: string): Promise<Report | undefined> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Report;
  } catch {
    return undefined;
  }
};

const outcomeOf = (code: number | null, report: Report | undefined): Outcome => {
  if (report && report.numFailedTests > 0) return 'failed';
  return code === 0 && report && report.numPassedTests > 0 ? 'passed' : 'didNotRun';
};

const failedIn = ({ testResults }: Report): string[] =>
  testResults.filter(({ status }) => status === 'failed').map(({ name }) => relative(root, name));

/** Whatever takes longer hangs: a defect may well make a loop endless. */
const timeout = 15 * 60_000;

const ran = (args: readonly string[]): Promise<number | null> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [vitest, 'run', ...args], { cwd: root, stdio: 'ignore', timeout });
    child.once('error', reject);
    child.once('close', resolve);
  });

type Killer = Pick<Defect, 'killer'>;

/**
 * Runs these files until a test fails, in a process of its own: the product is built of what stands there now. Once: a defect
 * fails every time; `withRetry` as often as `npm test` does.
 */
export const tried = async (killers: readonly Killer[], { withRetry = false } = {}): Promise<Trial> => {
  const [some] = killers;
  if (!some) return { outcome: 'passed', failed: [] };
  const folder = await mkdtemp(join(tmpdir(), 'plants-'));
  const report = join(folder, 'report.json');
  const files = [...new Set(killers.map(({ killer }) => killer))];
  const once = withRetry ? [] : ['--retry=0'];
  const how = ['--bail=1', ...once, '--maxWorkers=1', '--reporter=json', `--outputFile=${report}`];
  try {
    const code = await ran([...files, ...how]);
    const told = await reported(report);
    return { outcome: outcomeOf(code, told), failed: told ? failedIn(told) : [] };
  } finally {
    await rm(folder, { recursive: true });
  }
};
