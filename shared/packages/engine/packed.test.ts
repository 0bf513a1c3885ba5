import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildPackage } from '../../../infra/packages/build.ts';
import { engine } from '../../../infra/packages/engine.ts';
import { countries } from './index.ts';

const run = promisify(execFile);
const readme = await readFile(join(import.meta.dirname, 'README.md'), 'utf8');

const examples = Array.from(
  readme.matchAll(/```js\n([\s\S]*?)```\n\n```text\n([\s\S]*?)```/g),
  ([, code = '', prints = '']) => ({ code, prints }),
);
const calls = Array.from(
  readme.matchAll(/```console\n\$ cuentaclara (.*)\n([\s\S]*?)```/g),
  ([, args = '', prints = '']) => ({
    args,
    prints,
  }),
);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'readme-'));
  await mkdir(join(folder, 'node_modules/@cuentaclara'), { recursive: true });
  await buildPackage(engine, join(folder, 'node_modules/@cuentaclara/engine'));
});
afterAll(() => rm(folder, { recursive: true }));

/** As whoever installed the package runs it. */
const printed = async (code: string, ending: 'mjs' | 'cjs'): Promise<string> => {
  const file = join(folder, `example.${ending}`);
  await writeFile(file, code);
  return (await run(process.execPath, [file])).stdout;
};

const required = (code: string): string =>
  code.replace(
    /^import (\{.*\}) from ('.*');$/gm,
    (_, names: string, from: string) => `const ${names} = require(${from});`,
  );

test('who imports one country bundles that one and the engine, in 12 kB, and nothing that only Node has', async () => {
  const { outputFiles } = await build({
    stdin: { contents: "export * from '@cuentaclara/engine/mx';", resolveDir: folder },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  const [script] = outputFiles;
  expect(gzipSync(script?.contents ?? '', { level: 9 }).length).toBeLessThanOrEqual(12_000);
  expect(script?.text).toContain('mx.clabe');
  expect(script?.text).not.toMatch(/cl\.rut|ar\.cbu|br\.pix|node:|require\(/);
});

describe('the README', () => {
  test('has no example that is not run', () => {
    expect(examples).toHaveLength(readme.match(/```js/g)?.length ?? 0);
    expect(calls).toHaveLength(readme.match(/```console/g)?.length ?? 0);
  });

  test.each(examples)('prints what it says, as ES module and as CommonJS: $code', async ({ code, prints }) => {
    expect(await printed(code, 'mjs')).toBe(prints);
    expect(await printed(required(code), 'cjs')).toBe(prints);
  });

  test.each(calls)('shows what the command says: $args', async ({ args, prints }) => {
    const bin = join(folder, 'node_modules/@cuentaclara/engine/dist/bin/cuentaclara.js');
    const { stdout } = await run(process.execPath, [bin, ...args.split(' ')]).catch(
      (ended: { stdout: string }) => ended,
    );
    expect(stdout).toBe(prints);
  });

  test('lists every country, format and document type', () => {
    const rows = countries.map(
      ({ code, formats, documentTypes }) => `| ${code} | ${formats.join(', ')} | ${documentTypes.join(', ')} |`,
    );
    const listed = readme.replace(/ +/g, ' ').match(/^\| [A-Z]{2} \|.*\|$/gm);
    expect(listed).toEqual(rows);
  });
});
