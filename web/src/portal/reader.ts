import { readSession } from '../lib/session/storage.ts';

/** The token of the reader's session with the dashboard, which is of the same origin. */
export const tokenNow = (): string | undefined => readSession(localStorage)?.token;

/** Calls the dashboard's API as the reader. */
export const callAsReader = (method: string, path: string, body?: unknown): Promise<Response> =>
  fetch(path, {
    method,
    headers: {
      authorization: `Bearer ${tokenNow() ?? ''}`,
      'accept-language': document.documentElement.lang,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
