import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { writeText } from './files.ts';
import { logFile } from './log-file.ts';
import { identify } from './state.ts';

/** A child process that never outlives its parent, not even one that is killed. */
export interface Child {
  /** Asks it to end, and makes it end when it does not. */
  readonly stop: () => Promise<void>;
  /** As a power cut would. */
  readonly kill: () => Promise<void>;
}

export interface ChildOptions {
  readonly name: string;
  readonly command: string;
  readonly arguments: readonly string[];
  readonly stateDir: string;
  /** What goes wrong with its log. */
  readonly log?: (line: string) => void;
  /** Called when it ends although nobody asked. */
  readonly onLoss: (message: string) => void;
}

/** Without setpriv a killed parent leaves its child behind; the next start ends it. */
const endLeftover = async (pidFile: string): Promise<void> => {
  if (!existsSync(pidFile)) return;
  const leftover = readFileSync(pidFile, 'utf8');
  const pid = Number(leftover.split(' ')[0]);
  if (leftover && identify(pid) === leftover) process.kill(pid, 'SIGKILL');
  while (leftover && identify(pid) === leftover) await wait(5);
  rmSync(pidFile);
};

/** setpriv (util-linux) makes the kernel kill the child when its parent dies, however it dies. */
const dyingWithParent = (): readonly string[] => {
  const setpriv = ['/usr/bin/setpriv', '/bin/setpriv'].find(existsSync);
  return setpriv ? [setpriv, '--pdeathsig', 'KILL'] : [];
};

const signal = (child: ChildProcess, name: NodeJS.Signals): void => {
  if (child.exitCode === null && child.signalCode === null) child.kill(name);
};

/** Starts a child process; what it prints goes to a log of its name. */
export const startChild = async (
  options: ChildOptions,
): Promise<Child & { readonly hasEnded: () => string | undefined }> => {
  const { name, stateDir, onLoss, log = () => {} } = options;
  const pidFile = join(stateDir, `${name}.pid`);
  await endLeftover(pidFile);
  const path = join(stateDir, 'logs', `${name}.log`);
  const file = logFile(path, { log });
  const [command, ...words] = [...dyingWithParent(), options.command, ...options.arguments];
  // Detached: Ctrl-C reaches the parent only, which then ends its children in order.
  const child = spawn(command ?? '', words, { detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', file.write);
  const exited = once(child, 'exit');
  await once(child, 'spawn');
  writeText(pidFile, identify(child.pid ?? 0) ?? '');
  let wanted = true;
  void exited.then(() => {
    rmSync(pidFile, { force: true });
    file.close();
    if (wanted) onLoss(`${name} ended unexpectedly; ${path} may say why.`);
  });

  return {
    hasEnded: () =>
      (child.exitCode ?? child.signalCode) === null
        ? undefined
        : `${name} ended before it answered; ${path} may say why.`,
    stop: async () => {
      wanted = false;
      const timer = setTimeout(() => child.kill('SIGKILL'), 2000);
      signal(child, 'SIGTERM');
      await exited;
      clearTimeout(timer);
    },
    kill: async () => {
      wanted = false;
      signal(child, 'SIGKILL');
      await exited;
    },
  };
};
