import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Addresses } from './customer.ts';

const root = join(import.meta.dirname, '../..');

/** Starts the product as a person would, and waits until it says that everything answers. */
export const startProduct = async (state: string, env: Readonly<Record<string, string>>) => {
  const file = join(state, 'endpoints.json');
  rmSync(file, { force: true });
  const child = spawn(process.execPath, ['infra/local/start.ts', '--state', state, '--port', '0'], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const _ of child.stdout ?? []) if (existsSync(file)) break;
  return { child, at: JSON.parse(readFileSync(file, 'utf8')) as Addresses };
};

export const endProduct = async (child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
};
