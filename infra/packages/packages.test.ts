import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { createContext, runInContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { publint } from 'publint';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { packages } from './all.ts';
import { packPackage } from './build.ts';

// Compilers and npm run here one after the other, beside other tests.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const run = promisify(execFile);
const modules = join(import.meta.dirname, '../../node_modules');
const place = mkdtempSync(join(tmpdir(), 'packages-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

const tarballs = new Map<string, string>();
beforeAll(async () => {
  for (const one of packages) tarballs.set(one.name, await packPackage(one, place));
  writeFileSync(join(place, 'package.json'), '{ "private": true }');
  const flags = ['--offline', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'];
  await run('npm', ['install', ...flags, ...tarballs.values()], { cwd: place });
});

/** The Node that runs this, and the one that the machine has, which may be older. */
const nodes = (): readonly string[] => {
  const PATH = (process.env['PATH'] ?? '').split(delimiter).filter((one) => !one.includes('node_modules'));
  const ofMachine = execFileSync('node', ['-p', 'process.execPath'], {
    env: { ...process.env, PATH: PATH.join(delimiter) },
    encoding: 'utf8',
  });
  return [...new Set([process.execPath, ofMachine.trim()])];
};

/** What a script prints that stands beside the installed packages. */
const printed = async (node: string, file: string, text: string): Promise<unknown> => {
  writeFileSync(join(place, file), text);
  const { stdout } = await run(node, [join(place, file)], { cwd: place });
  return JSON.parse(stdout);
};

/** The programs that the README of a package shows. */
const examplesIn = (folder: string): readonly string[] => {
  const readme = readFileSync(join(modules, '..', folder, 'README.md'), 'utf8');
  return Array.from(readme.matchAll(/```ts\n(.*?)```/gs), ([, text = '']) => text);
};

describe.for(packages.map(({ name, exports }) => ({ name, subpaths: Object.keys(exports) })))('$name', (one) => {
  const specifiers = one.subpaths.map((subpath) => one.name + subpath.slice(1));

  test('has nothing that publint would say of it', async () => {
    const { buffer } = new Uint8Array(readFileSync(tarballs.get(one.name) ?? ''));
    const { messages } = await publint({ pack: { tarball: buffer }, strict: true });
    expect(messages).toEqual([]);
  });

  test.runIf(one.subpaths.length > 0)('shows the right types to every resolver', async () => {
    const attw = join(modules, '@arethetypeswrong/cli/dist/index.js');
    // Resolvers that know no `exports` find no paths behind the name of a package.
    const profile = one.subpaths.length === 1 ? 'strict' : 'node16';
    const flags = ['--no-color', '--no-emoji', '--profile', profile];
    // It fails where a resolver would find none, or those of the other kind of module.
    const judged = run(process.execPath, [attw, tarballs.get(one.name) ?? '', ...flags]);
    await expect(judged).resolves.toMatchObject({ stderr: '' });
  });

  test('exports the same to modules and to CommonJS, in every Node', async () => {
    for (const node of nodes()) {
      const namesOf = `JSON.stringify(all.map((one) => Object.keys(one).filter((name) => name !== 'default' && name !== 'module.exports').sort()))`;
      const asModule = `const all = await Promise.all(${JSON.stringify(specifiers)}.map((one) => import(one)));console.log(${namesOf})`;
      const asCommon = `const all = ${JSON.stringify(specifiers)}.map((one) => require(one));console.log(${namesOf})`;
      const names = await printed(node, 'names.mjs', asModule);
      expect(names).toHaveLength(specifiers.length);
      for (const of of names as readonly string[][]) expect(of).not.toEqual([]);
      expect(await printed(node, 'names.cjs', asCommon)).toEqual(names);
    }
  });
});

/** The headers that the reference library of Standard Webhooks gives an event of now. */
const signed = (secret: string, body: string) => ({
  'webhook-id': 'evt_1',
  'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
  'webhook-signature': new Webhook(secret).sign('evt_1', new Date(), body),
});

describe('@cuentaclara/sdk', () => {
  test('proves an event and says who calls, in every Node', async () => {
    const [secret, body] = [`whsec_${btoa('k'.repeat(32))}`, '{"type":"credits.low"}'];
    const headers = signed(secret, body);
    const text = `
      import { CuentaClara, Webhook } from '@cuentaclara/sdk';
      const { type } = await new Webhook('${secret}').verify('${body}', ${JSON.stringify(headers)});
      const fetch = async (url, { headers }) => Response.json({ agent: headers.get('user-agent') });
      const { agent } = await new CuentaClara({ key: 'vk_test_1', secret: 's', fetch }).credits.get();
      console.log(JSON.stringify({ type, agent, node: process.versions.node.split('.')[0] }));`;
    for (const node of nodes()) {
      const said = (await printed(node, 'event.mjs', text)) as Readonly<Record<string, string>>;
      expect(said['type']).toBe('credits.low');
      expect(said['agent']).toContain(`Node.js/${said['node']}`);
    }
  });

  test('needs nothing of Node: what a worker has is enough', async () => {
    const { outputFiles } = await build({
      entryPoints: [join(place, 'node_modules/@cuentaclara/sdk/dist/index.js')],
      bundle: true,
      format: 'iife',
      globalName: 'sdk',
      write: false,
    });
    const { AbortController, Headers, Response, TextDecoder, TextEncoder, URL, URLSearchParams } = globalThis;
    const { atob, btoa, clearTimeout, crypto, setTimeout } = globalThis;
    const standards = { AbortController, Headers, Response, TextDecoder, TextEncoder, URL, URLSearchParams };
    const worker = createContext({ ...standards, atob, btoa, clearTimeout, crypto, setTimeout });
    const secret = `whsec_${btoa('k'.repeat(32))}`;
    const body = '{"type":"credits.low"}';
    Object.assign(worker, { secret, body, headers: signed(secret, body) });
    const text = `(async () => {
      const { type } = await new sdk.Webhook(secret).verify(body, headers);
      const fetch = async (url, { headers }) => Response.json({ agent: headers.get('user-agent') });
      const { agent } = await new sdk.CuentaClara({ key: 'vk_test_1', secret: 's', fetch }).credits.get();
      return type + ' ' + agent;
    })()`;
    runInContext(outputFiles[0]?.text ?? '', worker);
    expect(await runInContext(text, worker)).toMatch(/^credits\.low cuentaclara-sdk\/\d+\.\d+\.\d+$/);
  });

  test('weighs at most 6 kB, minified and compressed', async () => {
    const { outputFiles } = await build({
      entryPoints: [join(place, 'node_modules/@cuentaclara/sdk/dist/index.js')],
      bundle: true,
      minify: true,
      format: 'esm',
      write: false,
    });
    expect(gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length).toBeLessThanOrEqual(6_000);
  });

  test.for([
    ['node16', 'node16'],
    ['esnext', 'bundler'],
  ])('a strict program of module %s, resolved as %s, is judged by its types', async ([module, moduleResolution]) => {
    const text = `
      import { CuentaClara, InvalidRequestError, Webhook, type Validation } from '@cuentaclara/sdk';
      const cc = new CuentaClara({ key: process.env['KEY'], secret: process.env['SECRET'] });
      export const ask = async (accountNumber: string): Promise<Validation['status'] | undefined> => {
        try {
          return (await cc.validations.create({ country: 'MX', accountNumber })).status;
        } catch (error) {
          if (error instanceof InvalidRequestError && error.code === 'errors.invalidAccount') return undefined;
          throw error;
        }
      };
      export const all = async (): Promise<string[]> => {
        const ids: string[] = [];
        for await (const { id } of cc.validations.list({ status: 'VALID' })) ids.push(id);
        return [...ids, ...(await cc.validations.list({ limit: 1 })).data.map(({ id }) => id)];
      };
      export const hear = async (body: Uint8Array, headers: import('node:http').IncomingHttpHeaders) => {
        const event = await new Webhook(process.env['WEBHOOK']).verify(body, headers);
        return event.type === 'credits.low' ? event.data.balance : undefined;
      };
      // @ts-expect-error -- a number is a text: its zeros count
      void cc.validations.create({ country: 'MX', accountNumber: 2115016003269411 });
      // @ts-expect-error -- there is no such status
      void cc.validations.list({ status: 'GOOD' });`;
    for (const ending of ['mts', 'cts']) writeFileSync(join(place, `consumer.${ending}`), text);
    for (const [at, example] of examplesIn('shared/sdk').entries())
      writeFileSync(join(place, `consumer.readme-${at}.mts`), example);
    const compilerOptions = {
      module,
      moduleResolution,
      target: 'es2022',
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      noEmit: true,
      types: ['node'],
      typeRoots: [join(modules, '@types')],
    };
    writeFileSync(join(place, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['consumer.*'] }));
    const { stdout } = await run(process.execPath, [join(modules, 'typescript/bin/tsc'), '-p', place]).catch(
      (failed: { readonly stdout: string }) => failed,
    );
    expect(stdout).toBe('');
  });
});
