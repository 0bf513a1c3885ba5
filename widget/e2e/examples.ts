import { spawn } from 'node:child_process';
import { cp, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'esbuild';
import { publicApiOf } from '../../infra/testing/api-key.ts';
import type { Addresses } from '../../infra/testing/customer.ts';
import type { WidgetHolder } from '../../infra/testing/widget-holder.ts';

export interface Examples {
  readonly origin: string;
  /** What the server has said since it listens: a line for each account it stored. */
  readonly lines: readonly string[];
  readonly close: () => void;
}

/** As their comment says: the wrapper kept beside the page, and both made one script. */
const bundleReact = async (dir: string, widget: string): Promise<void> => {
  await writeFile(join(dir, 'cuentaclara-react.mjs'), await (await fetch(`${widget}/v1/react.mjs`)).text());
  await build({
    entryPoints: [join(dir, 'react.jsx')],
    outfile: join(dir, 'react.js'),
    bundle: true,
    jsx: 'automatic',
    nodePaths: [join(import.meta.dirname, '../../node_modules')],
    define: { 'process.env.NODE_ENV': '"development"' },
  });
};

/** The examples as customers get them, on a server of their own that a widget key of a customer stands behind. */
export const startExamples = async (cloud: Addresses, { newKey, call }: WidgetHolder): Promise<Examples> => {
  const dir = await mkdtemp(join(tmpdir(), 'widget-examples-'));
  await cp(join(import.meta.dirname, '../examples'), dir, { recursive: true });
  await bundleReact(dir, cloud.widget);
  const { keyId, secret } = await newKey();
  const server = spawn(process.execPath, [join(dir, 'server.mjs')], {
    env: {
      CUENTACLARA_API: publicApiOf(cloud),
      CUENTACLARA_WIDGET: cloud.widget,
      CUENTACLARA_KEY: keyId,
      CUENTACLARA_SECRET: secret,
      PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  const listening = Promise.withResolvers<string>();
  createInterface(server.stdout).on('line', (line) => {
    lines.push(line);
    listening.resolve(line);
  });
  const { origin } = new URL(await listening.promise);
  await call('PATCH /api/widget', { body: { allowedOrigins: [origin] } });
  return { origin, lines, close: () => void server.kill() };
};
