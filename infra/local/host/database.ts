import { type StreamStore, streamStore } from '../events/streams/store.ts';
import type { Child } from './child.ts';
import { startDynamoDb } from './processes.ts';
import { supervised } from './supervised.ts';

/** The DynamoDB emulator of a cloud. */
export interface Database extends Child {
  readonly port: number;
  /** Absent when the emulator is somebody else's: its file is out of reach. */
  readonly streams?: StreamStore;
}

interface DatabaseOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly port: number;
  readonly stateDir: string;
  readonly log: (line: string) => void;
  /** Called with a sentence when the emulator ended and cannot be started again. */
  readonly onGone: (sentence: string) => void;
}

/** The emulator this cloud starts, or the one that is already there and CUENTACLARA_DYNAMODB_PORT names. */
export const openDatabase = async ({ env, port, stateDir, ...around }: DatabaseOptions): Promise<Database> => {
  const given = env['CUENTACLARA_DYNAMODB_PORT'];
  if (given !== undefined) return { port: Number(given), stop: async () => {}, kill: async () => {} };
  const child = await supervised((onLoss) => startDynamoDb({ port, stateDir, onLoss, log: around.log }), around);
  const streams = streamStore(stateDir);
  const closing = (end: () => Promise<void>) => () => {
    streams.close();
    return end();
  };
  return { port, streams, stop: closing(child.stop), kill: closing(child.kill) };
};
