import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Call } from '../../local/aws/wire.ts';
import { freePort } from '../../local/aws/fixtures/emulator.ts';
import { startDynamoDb } from '../../local/host/processes.ts';
import type { Unit } from './load.ts';

/** A second database with the same items, which hears the same calls from a client and nothing in between. */
export interface Twin {
  /** An SDK call as the twin is sent it. */
  readonly repeat: (call: Call) => Unit[number];
  readonly close: () => Promise<void>;
}

/** Copies the database of a cloud that is closed. */
export const twinOf = async (stateDir: string): Promise<Twin> => {
  const copy = mkdtempSync(join(tmpdir(), 'twin-'));
  for (const name of readdirSync(stateDir))
    if (name.startsWith('dynamodb.sqlite')) cpSync(join(stateDir, name), join(copy, name));
  const port = await freePort();
  const child = await startDynamoDb({ stateDir: copy, port, onLoss: console.error });

  return {
    repeat: ({ request: { method, path, headers, body } }) => ({
      url: `http://127.0.0.1:${port}${path}`,
      method,
      headers: {
        'content-type': String(headers['content-type']),
        'x-amz-target': String(headers['x-amz-target']),
        'x-amz-date': String(headers['x-amz-date']),
        authorization: String(headers.authorization),
      },
      body: body.toString(),
    }),
    close: async () => {
      await child.stop();
      rmSync(copy, { recursive: true });
    },
  };
};
