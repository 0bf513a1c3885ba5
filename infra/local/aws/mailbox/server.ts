import { createServer, type RequestListener } from 'node:http';
import { closeServer, listenOn } from '../../host/listen.ts';
import { forOwnCallers } from '../../host/own-callers.ts';
import type { Message } from './message.ts';
import { listPage, mailBody, mailPage, missingPage } from './page.ts';

interface Page {
  readonly status: number;
  readonly type: string;
  readonly policy: string;
  readonly body: string;
}

const pagePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'";

/** A mail may style itself and open links in a new tab; it loads nothing and runs nothing. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox allow-popups allow-popups-to-escape-sandbox";

const page = (status: number, body: string): Page => ({ status, type: 'text/html', policy: pagePolicy, body });

const pageAt = (messages: readonly Message[], method: string, url: string): Page => {
  const { pathname, searchParams } = new URL(url, 'http://mailbox');
  if (method !== 'GET' && method !== 'HEAD') return page(405, missingPage);
  if (pathname === '/') return page(200, listPage(messages));
  if (pathname === '/messages') {
    const to = searchParams.get('to');
    const found = to === null ? messages : messages.filter((message) => message.to === to);
    return { ...page(200, JSON.stringify(found)), type: 'application/json' };
  }

  const [, id, body] = /^\/mail\/([^/]+)(\/body)?$/.exec(pathname) ?? [];
  const mail = messages.find((message) => message.id === id);
  if (!mail) return page(404, missingPage);
  return body ? { ...page(200, mailBody(mail)), policy: mailPolicy } : page(200, mailPage(mail));
};

/** Serves mails over HTTP: as JSON to tools, as pages to people. */
export const serveMailbox = async (messages: () => readonly Message[], port: number, host = '127.0.0.1') => {
  const listener: RequestListener = (request, response) => {
    const { status, type, policy, body } = pageAt(messages(), request.method ?? '', request.url ?? '/');
    response.writeHead(status, {
      'content-type': `${type}; charset=utf-8`,
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    response.end(body);
  };
  const server = createServer(forOwnCallers(listener));
  const url = await listenOn(server, port, host);
  return { url, close: () => closeServer(server) };
};
