import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';

export interface Host {
  readonly origin: string;
  /** Puts a page there; says its address. */
  readonly page: (html: string, headers?: Readonly<Record<string, string>>) => string;
}

/** A site of somebody's own, until the tests of this file end; `localhost` and `127.0.0.1` are two sites, not only two origins. */
export const startHost = async (name: 'localhost' | '127.0.0.1'): Promise<Host> => {
  const pages: { readonly html: string; readonly headers: Readonly<Record<string, string>> }[] = [];
  const server = createServer(({ url = '' }, response) => {
    const found = pages[Number(url.slice(1))];
    response.writeHead(found ? 200 : 404, { 'content-type': 'text/html; charset=utf-8', ...found?.headers });
    response.end(found?.html);
  });
  await new Promise<void>((resolve) => void server.listen(0, name, resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://${name}:${(server.address() as AddressInfo).port}`;
  return { origin, page: (html, headers = {}) => `${origin}/${pages.push({ html, headers }) - 1}` };
};

/** A page with a place for the widget and the script; `show` opens one there and writes down what it is told. */
export const pageWith = (widget: string, rest = '', before = ''): string => `<!doctype html>
<html lang="es"><title>Página</title>
${before}
<div id="place"></div>
<p id="below">Debajo</p>
<script src="${widget}/v1/widget.js"></script>
<script>
  const told = [];
  const show = (options) => {
    const widget = CuentaClara.create({
      container: '#place',
      onReady: () => told.push('ready'),
      onSuccess: (result) => told.push(JSON.stringify(result)),
      onExit: ({ asked }) => told.push('exit ' + asked),
      onError: ({ code }) => told.push(code),
      ...options,
    });
    widget.open();
    return widget;
  };
</script>
${rest}`;

/** What the page has been told so far. */
export const told = (page: Page): Promise<readonly string[]> => page.evaluate('told');

/** What became of all frames in a page, once each has loaded something: an address, or the browser's own page of refusal. */
export const framed = async (page: Page): Promise<'shown' | 'refused' | 'loading'> => {
  const addresses = page.frames().map((frame) => frame.url());
  if (addresses.some((address) => address.includes('/v1/frame?'))) return 'shown';
  return addresses.includes('chrome-error://chromewebdata/') ? 'refused' : 'loading';
};

/** Opens a widget in a page of `pageWith`; options that are no data the page itself has to give. */
export const show = (page: Page, options: object): Promise<void> =>
  page.evaluate(`void (globalThis.shown = show(${JSON.stringify(options)}))`);

export const isReady = (page: Page) => expect.poll(() => told(page)).toContain('ready');

/** What frames of the widget ask of the API from now on: which call, of which session, from which address. */
export const askedBy = (page: Page) => {
  const asked: { readonly call: string; readonly secret: string; readonly from: string }[] = [];
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'POST' || !pathname.startsWith('/v1/widget/frame/')) return;
    const secret = request.headers()['x-widget-session'] ?? '';
    asked.push({ call: pathname.replace('/v1/widget/frame/', ''), secret, from: request.frame().url() });
  });
  return asked;
};
