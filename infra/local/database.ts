import { type Child, startDynamoDb } from './processes.ts';

export interface Database extends Child {
  port: number;
}

interface DatabaseOptions {
  env: Readonly<Record<string, string | undefined>>;
  port: number;
  stateDir: string;
  log: (line: string) => void;
}

/** The emulator this cloud starts, or the one that is already there and CUENTACLARA_DYNAMODB_PORT names. */
export async function openDatabase({ env, port, stateDir, log }: DatabaseOptions): Promise<Database> {
  const given = env['CUENTACLARA_DYNAMODB_PORT'];
  if (given !== undefined) return { port: Number(given), stop: async () => {}, kill: async () => {} };
  return { port, ...(await startDynamoDb({ port, stateDir, onLoss: log })) };
}
