import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { controlRoutes } from '../control/routes.ts';
import type { Desk } from '../desk.ts';
import { newId } from '../ids.ts';
import { pageRoutes } from '../pages/routes.ts';
import { apiRoutes } from './api-routes.ts';
import type { Answer } from './answer.ts';
import type { Call } from './call.ts';
import { guarded } from './guarded.ts';
import { type Found, matcher } from './match.ts';
import { openRoutes } from './open-routes.ts';
import { answerTo, Refusal } from './refusal.ts';

const plain = (desk: Desk, { handler }: Found, call: Call) => handler(desk, call);

/** The API asks for a token; the rest of it, the pages and the controls do not. Only the API meets faults. */
const kinds = [
  { find: matcher(apiRoutes), answer: guarded, isApi: true },
  { find: matcher(openRoutes), answer: plain, isApi: true },
  { find: matcher(pageRoutes), answer: plain, isApi: false },
  { find: matcher(controlRoutes), answer: plain, isApi: false },
] as const;

const mostBytes = 1024 * 1024;

const textOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > mostBytes) throw new Refusal('INVALID_STRING_LENGTH');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

const send = (response: ServerResponse, { status, body, headers }: Answer, debugId: string): void => {
  const type = body === undefined ? {} : { 'content-type': 'application/json' };
  response.writeHead(status, { 'paypal-debug-id': debugId, 'cache-control': 'no-store', ...type, ...headers });
  response.end(typeof body === 'string' || body === undefined ? body : JSON.stringify(body));
};

const findRoute = (method: string, path: string) => {
  for (const kind of kinds) {
    const found = kind.find(method, path);
    if (found) return { kind, found };
  }
  return undefined;
};

const respond = async (desk: Desk, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const debugId = newId.debug();
  const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://paypal.invalid');
  const method = request.method ?? 'GET';
  try {
    const text = await textOf(request);
    const { kind, found } = findRoute(method, path) ?? {};
    if (!kind || !found) throw new Refusal('RESOURCE_NOT_FOUND');
    desk.agenda.runUntil(desk.now());
    if (kind.isApi) desk.calls.count(found.route);
    const fault = kind.isApi ? desk.faults.next() : undefined;
    if (fault === 'timeout') return;
    if (fault === 'error') throw new Refusal('INTERNAL_SERVER_ERROR');
    const answer = await kind.answer(desk, found, {
      method,
      path,
      query,
      text,
      params: found.params,
      headers: request.headers,
    });
    if (fault === 'lostAnswer') response.destroy();
    else send(response, answer, debugId);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    send(response, answerTo(error, debugId), debugId);
  }
};

/** Whatever is not foreseen is told to the log and looks like PayPal's own failure. */
export const listener =
  (desk: Desk, log: (line: string) => void): RequestListener =>
  (request, response) => {
    respond(desk, request, response).catch((error: unknown) => {
      log(`failed: ${request.method} ${request.url}: ${error instanceof Error ? error.stack : String(error)}`);
      if (response.headersSent) response.destroy();
      else send(response, answerTo(new Refusal('INTERNAL_SERVER_ERROR'), newId.debug()), newId.debug());
    });
  };
