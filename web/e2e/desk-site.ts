import { createReadStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { build } from 'vite';

const web = join(import.meta.dirname, '..');
const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.html': 'text/html' };

/** The desk of a batch alone, its worker built as the dashboard builds it, on a site of its own with this policy. */
export const deskSite = async (policy: string) => {
  const dir = await mkdtemp(join(tmpdir(), 'desk-'));
  await build({
    root: web,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    worker: { format: 'es' },
    build: {
      outDir: dir,
      emptyOutDir: false,
      target: ['chrome123'],
      rolldownOptions: {
        input: join(web, 'src/features/batch/desk/open-desk.ts'),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'desk.js' },
      },
    },
  });
  await writeFile(join(dir, 'index.html'), '<!doctype html><title>desk</title>');
  const server = createServer(({ url }, answer) => {
    const path = url === '/' ? 'index.html' : decodeURIComponent(url ?? '').slice(1);
    answer.setHeader('content-security-policy', policy);
    answer.setHeader('content-type', types[extname(path)] ?? 'text/plain');
    createReadStream(join(dir, path))
      .on('error', () => answer.writeHead(404).end())
      .pipe(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await rm(dir, { recursive: true });
    },
  };
};
