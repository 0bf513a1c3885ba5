import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixtureAssembly } from '../fixtures/assembly.ts';
import { identify } from './state.ts';

const directory = mkdtempSync(join(tmpdir(), 'processes-'));
let assemblyDir: string;
let parent: ChildProcess | undefined;

beforeAll(async () => {
  assemblyDir = await fixtureAssembly();
});
afterAll(() => {
  parent?.kill('SIGKILL');
  rmSync(directory, { recursive: true });
});

/** A local cloud in a process of its own; resolves with its emulators' processes when it is ready. */
const start = async (
  stateDir: string,
): Promise<{ readonly cloud: ChildProcess; readonly emulators: readonly string[] }> => {
  const boot = new URL('../boot.ts', import.meta.url).href;
  const ending = new URL('./ending.ts', import.meta.url).href;
  const program = `
    import { boot } from ${JSON.stringify(boot)};
    import { onEnd } from ${JSON.stringify(ending)};
    const cloud = await boot(${JSON.stringify({ assemblyDir, stateDir })});
    onEnd(() => cloud.close());
    console.log('ready');`;
  const cloud = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  parent = cloud;
  await once(cloud.stdout, 'data');
  const emulators = ['dynamodb', 'sqs'].map((name) => readFileSync(join(stateDir, `${name}.pid`), 'utf8'));
  return { cloud, emulators };
};

const isAlive = (process: string) => identify(Number(process.split(' ')[0])) === process;

describe('the processes of a local cloud', () => {
  it('end with it when it is asked to end, and its addresses go', async () => {
    const stateDir = join(directory, 'asked');
    const { cloud, emulators } = await start(stateDir);
    expect(emulators.map(isAlive)).toEqual([true, true]);
    cloud.kill('SIGINT');
    expect(await once(cloud, 'exit')).toEqual([0, null]);
    expect(emulators.map(isAlive)).toEqual([false, false]);
    expect(existsSync(join(stateDir, 'endpoints.json'))).toBe(false);
  });

  it.runIf(existsSync('/usr/bin/setpriv'))('do not outlive it when it is killed', async () => {
    const { cloud, emulators } = await start(join(directory, 'orphan'));
    cloud.kill('SIGKILL');
    await expect.poll(() => emulators.map(isAlive)).toEqual([false, false]);
  });

  it('are gone, even after a kill, once it starts again in the same directory', async () => {
    const stateDir = join(directory, 'killed');
    const { cloud, emulators } = await start(stateDir);
    cloud.kill('SIGKILL');
    await once(cloud, 'exit');
    const again = await start(stateDir);
    expect(emulators.map(isAlive)).toEqual([false, false]);
    again.cloud.kill('SIGTERM');
    await once(again.cloud, 'exit');
  });
});
