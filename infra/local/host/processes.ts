import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { identify } from './state.ts';

/** A child process that never outlives its parent, not even one that is killed. */
export interface Child {
  /** Asks it to end, and makes it end when it does not. */
  readonly stop: () => Promise<void>;
  /** As a power cut would. */
  readonly kill: () => Promise<void>;
}

interface ChildOptions {
  readonly name: string;
  readonly command: string;
  readonly arguments: readonly string[];
  readonly stateDir: string;
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

const startChild = async (options: ChildOptions): Promise<Child & { readonly hasEnded: () => string | undefined }> => {
  const { name, stateDir, onLoss } = options;
  const pidFile = join(stateDir, `${name}.pid`);
  await endLeftover(pidFile);
  mkdirSync(join(stateDir, 'logs'), { recursive: true });
  const log = openSync(join(stateDir, 'logs', `${name}.log`), 'a');
  const [command, ...words] = [...dyingWithParent(), options.command, ...options.arguments];
  // Detached: Ctrl-C reaches the parent only, which then ends its children in order.
  const child = spawn(command ?? '', words, { detached: true, stdio: ['ignore', log, log] });
  closeSync(log);
  const exited = once(child, 'exit');
  await once(child, 'spawn');
  writeFileSync(pidFile, identify(child.pid ?? 0) ?? '');
  let wanted = true;
  void exited.then(() => {
    rmSync(pidFile, { force: true });
    if (wanted) onLoss(`${name} ended unexpectedly; ${join(stateDir, 'logs', `${name}.log`)} may say why.`);
  });

  return {
    hasEnded: () => ((child.exitCode ?? child.signalCode) === null ? undefined : `${name} did not start`),
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

const dynoxideBinary = (): string => {
  try {
    return join(dirname(createRequire(import.meta.url).resolve('@dynoxide/linux-x64/package.json')), 'dynoxide');
  } catch {
    throw new Error(
      'The local DynamoDB (dynoxide) comes for Linux x64 only. Elsewhere run DynamoDB Local yourself ' +
        'and set CUENTACLARA_DYNAMODB_PORT to its port.',
    );
  }
};

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const finish = (is: boolean) => {
      socket.destroy();
      resolve(is);
    };
    socket.once('connect', () => finish(true));
    socket.once('error', () => finish(false));
  });

const answering = async (port: number, child: { readonly hasEnded: () => string | undefined }): Promise<void> => {
  for (let waited = 0; !(await accepts(port)); waited += 5) {
    const ended = child.hasEnded();
    if (ended || waited > 5000) throw new Error(ended ?? `Nothing answers at port ${port} after 5 seconds.`);
    await wait(5);
  }
};

/** The local DynamoDB: it keeps its tables in the state directory. */
export const startDynamoDb = async (
  options: Pick<ChildOptions, 'stateDir' | 'onLoss'> & { readonly port: number },
): Promise<Child> => {
  const database = join(options.stateDir, 'dynamodb.sqlite');
  const child = await startChild({
    ...options,
    name: 'dynamodb',
    command: dynoxideBinary(),
    arguments: ['serve', '--port', String(options.port), '--db-path', database],
  });
  await answering(options.port, child);
  return child;
};

/** The local SQS: it keeps its queues and messages in the state directory, even through a kill. */
export const startQueues = async (
  options: Pick<ChildOptions, 'stateDir' | 'onLoss'> & { readonly port: number; readonly region: string },
): Promise<Child> => {
  const dataDir = join(options.stateDir, 'sqs');
  mkdirSync(dataDir, { recursive: true });
  const child = await startChild({
    ...options,
    name: 'sqs',
    command: process.execPath,
    arguments: [
      fileURLToPath(new URL('../events/queues/fauxqs.mjs', import.meta.url)),
      String(options.port),
      options.region,
      dataDir,
    ],
  });
  await answering(options.port, child);
  return child;
};
