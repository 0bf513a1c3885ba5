import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const folder = join(import.meta.dirname, '../../web/docs/snippets');
const sdk = new URL('../../shared/sdk/index.ts', import.meta.url).href;

/** How the code of the documents is run as it stands, by its file; C# wants a project around it, so nobody runs it here. */
const runners = {
  'curl.sh': ['bash'],
  'shell.sh': ['bash'],
  'node.ts': [process.execPath],
  'python.py': ['python3'],
  'php.php': ['php'],
  'Java.java': ['java', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'],
  'go.go': ['go', 'run'],
  'csharp.cs': undefined,
} as const satisfies Record<string, readonly string[] | undefined>;
export type SnippetFile = keyof typeof runners;

export const snippetFiles = Object.keys(runners) as SnippetFile[];
export const snippetNames = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

const isInstalled = (command: string): boolean =>
  command.includes('/') ||
  (process.env['PATH'] ?? '').split(delimiter).some((place) => existsSync(join(place, command)));

export const runnable = snippetFiles.filter((file) => {
  const command = runners[file]?.[0];
  return command !== undefined && isInstalled(command);
});

/** Every piece of code is in every language; only what no request is made for is shell in place of curl. */
export const filesOf = (name: string): readonly SnippetFile[] =>
  snippetFiles.filter((file) => file !== (name === 'verify-webhook' ? 'curl.sh' : 'shell.sh'));

export const snippet = (name: string, file: SnippetFile): string => readFileSync(join(folder, name, file), 'utf8');

/** What stands in the code for what is the reader's own, and what the code is started with. */
export interface Filled {
  readonly with: Readonly<Record<string, string>>;
  readonly env: Readonly<Record<string, string>>;
}

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  Object.entries(values).reduce((filled, [placeholder, value]) => filled.replaceAll(placeholder, value), text);

const start = (
  name: string,
  file: SnippetFile,
  { with: values, env }: Filled,
  [command = '', ...options]: readonly string[] = runners[file] ?? [],
): ChildProcess => {
  const place = mkdtempSync(join(tmpdir(), `${name}-`));
  writeFileSync(join(place, file), fill(snippet(name, file), { '@cuentaclara/sdk': sdk, ...values }));
  return spawn(command, [...options, file], {
    cwd: place,
    env: { ...process.env, PYTHONUNBUFFERED: '1', LC_ALL: 'C.UTF-8', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Some start others, which end with them then.
    detached: true,
  });
};

const textOf = async (stream: ChildProcess['stdout']): Promise<string> =>
  stream ? (await stream.setEncoding('utf8').toArray()).join('') : '';

/** Runs one to its end; what it said on its way to a failure is told with it. */
export const run = async (name: string, file: SnippetFile, filled: Filled): Promise<string> => {
  const child = start(name, file, filled);
  const ended = new Promise<number | null>((resolve) => void child.once('close', resolve));
  const [said, complained, code] = await Promise.all([textOf(child.stdout), textOf(child.stderr), ended]);
  if (code !== 0) throw new Error(`${name}/${file} ended with ${code}\n${said}${complained}`);
  return said;
};

/** Starts one that serves at a port until it is stopped; PHP wants a server around it. */
export const serve = (name: string, file: SnippetFile, port: number, env: Filled['env']) => {
  const server = file === 'php.php' ? ['php', '-S', `127.0.0.1:${port}`] : undefined;
  const child = start(name, file, { with: { '3000': String(port) }, env }, server);
  child.stdout?.resume();
  child.stderr?.resume();
  return { stop: () => child.pid && process.kill(-child.pid, 'SIGKILL') };
};
