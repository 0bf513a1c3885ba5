import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { root } from './project-files.ts';

interface Check {
  readonly name: string;
  readonly words: readonly string[];
  /** Which files it looks at; it looks at the whole project by itself where nothing stands. */
  readonly files?: RegExp;
}

const bin = (path: string): string => join(root, 'node_modules', path);

const checks: readonly Check[] = [
  { name: 'types and lint', words: [join(root, 'infra/check-code.ts')] },
  { name: 'format', words: [bin('oxfmt/bin/oxfmt'), '--check'], files: /./ },
];

/** Runs a script of Node beside everything else, and says what it said only if it failed. */
export const runScript = async (name: string, words: readonly string[]): Promise<boolean> => {
  const begin = performance.now();
  const child = spawn(process.execPath, words, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const end = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [out, err, code] = await Promise.all([buffer(child.stdout), buffer(child.stderr), end]);
  if (code !== 0) process.stdout.write(Buffer.concat([out, err]));
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(`${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  return code === 0;
};

/** Types and lint of whatever differs from what passed before; the format of these files alone. */
export const check = async (paths: readonly string[]): Promise<boolean> => {
  const runs = checks.flatMap(({ name, words, files }) => {
    const own = files ? paths.filter((path) => files.test(path)) : [];
    return files && own.length === 0 ? [] : [runScript(name, [...words, ...own])];
  });
  return (await Promise.all(runs)).every(Boolean);
};
