import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Child, type ChildOptions, startChild } from './child.ts';

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

interface DynamoDbOptions extends Pick<ChildOptions, 'stateDir' | 'onLoss' | 'log'> {
  readonly port: number;
  /** Nothing outlives the process, and nothing waits for a disk. */
  readonly inMemory?: boolean;
}

/** The local DynamoDB: it keeps its tables in the state directory, unless they are to be forgotten. */
export const startDynamoDb = async ({ inMemory = false, ...options }: DynamoDbOptions): Promise<Child> => {
  const kept = inMemory ? [] : ['--db-path', join(options.stateDir, 'dynamodb.sqlite')];
  const child = await startChild({
    ...options,
    name: 'dynamodb',
    command: dynoxideBinary(),
    arguments: ['serve', '--port', String(options.port), ...kept],
  });
  await answering(options.port, child);
  return child;
};

/** The local SQS: it keeps its queues and messages in the state directory, even through a kill. */
export const startQueues = async (
  options: Pick<ChildOptions, 'stateDir' | 'onLoss' | 'log'> & { readonly port: number; readonly region: string },
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
