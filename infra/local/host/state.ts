import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { writeText, writeWhole } from './files.ts';

/** The directory that holds everything which survives a restart; one local cloud at a time owns it. */
export interface State {
  readonly directory: string;
  readonly writeEndpoints: (endpoints: Readonly<Record<string, string>>) => void;
  /** A temporary directory goes with its cloud. */
  readonly release: () => void;
}

/** The directories this process owns. */
const owned = new Set<string>();

/** Process id and, where the system tells it, start time: a later process with the same id is another one. */
export const identify = (pid: number): string | undefined => {
  try {
    process.kill(pid, 0);
  } catch {
    return undefined;
  }
  const stat = `/proc/${pid}/stat`;
  if (!existsSync(stat)) return `${pid} `;
  // The command, in parentheses, may contain anything; after it come the state and, 19 fields on, the start time.
  const [state, ...fields] = readFileSync(stat, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  // A zombie is dead: nobody has asked for its exit code yet.
  return state === 'Z' ? undefined : `${pid} ${fields[18]}`;
};

const isOtherAndAlive = (owner: string): boolean => {
  const pid = Number(owner.split(' ')[0]);
  return pid !== process.pid && identify(pid) === owner;
};

/** Opens a state directory, or a temporary one; one that another cloud owns is refused. */
export const openState = (given?: string): State => {
  const directory = given === undefined ? mkdtempSync(join(tmpdir(), 'cuentaclara-')) : resolve(given);
  mkdirSync(directory, { recursive: true });
  const ownerFile = join(directory, 'owner');
  const endpointsFile = join(directory, 'endpoints.json');
  const owner = existsSync(ownerFile) ? readFileSync(ownerFile, 'utf8') : undefined;
  if (owned.has(directory) || (owner !== undefined && isOtherAndAlive(owner)))
    throw new Error(
      `${directory} belongs to a running CuentaClara. Stop it, or choose another: npm start -- --state <dir>.`,
    );
  writeText(ownerFile, identify(process.pid) ?? String(process.pid));
  rmSync(endpointsFile, { force: true });
  owned.add(directory);

  return {
    directory,
    writeEndpoints: (endpoints) => writeWhole(endpointsFile, endpoints),
    release: () => {
      rmSync(given === undefined ? directory : endpointsFile, { recursive: true, force: true });
      rmSync(ownerFile, { force: true });
      owned.delete(directory);
    },
  };
};
