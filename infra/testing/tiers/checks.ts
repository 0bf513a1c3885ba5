import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { root } from './project-files.ts';

interface Check {
  readonly name: string;
  readonly script: string;
  readonly words: readonly string[];
  /** Which files it looks at; it looks at the whole project by itself where nothing stands. */
  readonly files?: RegExp;
}

const checks: readonly Check[] = [
  { name: 'types', script: 'typescript/bin/tsc', words: ['--build'] },
  {
    name: 'lint',
    script: 'oxlint/bin/oxlint',
    words: ['--type-aware', '--deny-warnings'],
    files: /\.(tsx?|mjs|js)$/,
  },
  {
    name: 'format',
    script: 'prettier/bin/prettier.cjs',
    words: ['--check', '--log-level', 'warn', '--ignore-unknown'],
    files: /./,
  },
];

const passes = async ({ name, script, words }: Check, files: readonly string[]): Promise<boolean> => {
  const started = performance.now();
  const child = spawn(process.execPath, [join(root, 'node_modules', script), ...words, ...files], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [out, err, code] = await Promise.all([buffer(child.stdout), buffer(child.stderr), closed]);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (code !== 0) process.stdout.write(Buffer.concat([out, err]));
  console.log(`${name} ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  return code === 0;
};

/** Types of the whole project, which the compiler knows from before; style of these files alone. */
export const check = async (files: readonly string[]): Promise<boolean> => {
  const open = checks
    .map((one) => ({ one, own: files.filter((file) => one.files?.test(file)) }))
    .filter(({ one, own }) => !one.files || own.length > 0);
  return (await Promise.all(open.map(({ one, own }) => passes(one, own)))).every(Boolean);
};
