import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, resolve } from 'node:path';
import { build } from 'vite';
import { afterAll } from 'vitest';
import { tokenOf } from '#shared/widget/token.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
};

/** As strict as the widget's own: what it would refuse, a test sees. */
const policy = (host: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    `frame-ancestors ${host}`,
  ].join('; ');

export type Files = ReadonlyMap<string, string>;

/** What a browser would be sent, as it is deployed. */
export const builtWidget = async (): Promise<Files> => {
  const root = resolve(import.meta.dirname, '..');
  const built = await build({
    root,
    configFile: resolve(root, 'vite.config.ts'),
    logLevel: 'error',
    build: { write: false },
  });
  if (!('output' in built)) throw new Error('The widget was not built once');
  return new Map(
    built.output.map((file) => [
      `/${file.fileName}`,
      file.type === 'chunk' ? file.code : Buffer.from(file.source).toString(),
    ]),
  );
};

const serve = async (name: string, listener: RequestListener) => {
  const server = createServer(listener);
  await new Promise<void>((done) => void server.listen(0, name, done));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://${name}:${port}`, close };
};

const pageWith = (widget: string) => `<!doctype html>
<html lang="es">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Datos de pago</title>
<main><h1>Datos de pago</h1><div id="place"></div><p>Debajo</p></main>
<script src="${widget}/v1/widget.js"></script>
</html>`;

export interface Site {
  /** Of a page that shows the widget: another site than the widget's. */
  readonly host: string;
  readonly widget: string;
  /** A token for that page, as a server would have been given it; another letter is another session. */
  readonly tokenFor: (letter: string) => string;
  readonly close: () => void;
}

/** The widget on one site and a page that shows it on another. What the frame asks the server, the test itself answers. */
export const startFrameSite = async (files: Files, hostName = 'localhost'): Promise<Site> => {
  const page = await serve(hostName, (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(pageWith(widget.origin));
  });
  const widget = await serve('127.0.0.1', ({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://widget');
    const name = pathname === '/v1/frame' ? '/frame.html' : pathname;
    const file = files.get(name);
    response.writeHead(file === undefined ? 404 : 200, {
      'content-type': types[extname(name)] ?? 'text/plain',
      'content-security-policy': policy(page.origin),
    });
    response.end(file);
  });
  const ticket = Buffer.from(JSON.stringify({ o: page.origin, e: Math.floor(Date.now() / 1000) + 600 }));
  const signed = `${ticket.toString('base64url')}.${'p'.repeat(43)}`;
  const tokenFor = (letter: string) => tokenOf({ ticket: signed, secret: letter.repeat(43) });
  const close = () => {
    page.close();
    widget.close();
  };
  return { host: page.origin, widget: widget.origin, tokenFor, close };
};

/** The same until the tests of this file end. */
export const siteOfFile = async (): Promise<Site> => {
  const site = await startFrameSite(await builtWidget());
  afterAll(site.close);
  return site;
};
