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

/** The way to the dashboard for who is signed in, to the log-in for everybody else. */
export const startReader = (): void => {
  const isUser = tokenNow() !== undefined;
  for (const link of document.querySelectorAll<HTMLElement>('[data-user]')) link.hidden = !isUser;
  for (const link of document.querySelectorAll<HTMLElement>('[data-guest]')) link.hidden = isUser;
};
