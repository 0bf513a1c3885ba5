import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import * as z from 'zod';
import { bodyOf } from './body.ts';
import { sendJson } from './deliver.ts';
import type { Desk } from './desk.ts';
import { validateAccount } from './validate-account.ts';

type Route = (desk: Desk, request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

const turnKnobs = async (desk: Desk, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  try {
    sendJson(response, 200, desk.control.set(JSON.parse((await bodyOf(request)) ?? '')));
  } catch (error) {
    sendJson(response, 400, { error: error instanceof z.ZodError ? z.prettifyError(error) : String(error) });
  }
};

const resetAll = (desk: Desk, response: ServerResponse): void => {
  desk.reset();
  sendJson(response, 200, desk.control.read());
};

/** A redirect to the slashed path would turn the POST into a GET, so both spellings answer. */
const routeTable: Readonly<Record<string, Route>> = {
  'POST /validate-account/': validateAccount,
  'POST /validate-account': validateAccount,
  'POST /_control': turnKnobs,
  'GET /_control': (desk, _, response) => sendJson(response, 200, desk.control.read()),
  'DELETE /_control': (desk, _, response) => resetAll(desk, response),
  'GET /_calls': (desk, _, response) => sendJson(response, 200, desk.calls.read()),
};

/** No `errors.code` here: a wrong path must never read like the verdict "404, invalid account". */
const notFound: Route = (_, __, response) => sendJson(response, 404, { detail: 'Not Found' });

export const routes = (desk: Desk): RequestListener => {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = (request.url ?? '/').split('?', 1)[0];
    const route = routeTable[`${request.method} ${path}`] ?? notFound;
    try {
      await route(desk, request, response);
    } catch (error) {
      // A caller that hangs up halfway through its body is not our failure; anything else must be seen.
      if (!request.destroyed || request.complete) desk.log(`failed: ${String(error)}`);
      response.destroy();
    }
  };
  return (request, response) => void answer(request, response);
};
