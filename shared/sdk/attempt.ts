import { ConnectionError } from './errors.ts';

/** As much of the global `fetch` as the SDK uses. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** How long a call may take, and who may end it before. */
export interface CallOptions {
  /** Ends the call: it rejects with the reason of the signal. */
  readonly signal?: AbortSignal | undefined;
  /** How long one try may take. The client says how long where a call does not. */
  readonly timeoutMs?: number | undefined;
  /** How often a call that failed for the moment is tried again. The client says how often where a call does not. */
  readonly retries?: number | undefined;
}

export interface Attempted {
  readonly send: Fetch;
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** One request and the whole of its answer. Redirects are not followed: they would take the secret elsewhere. */
export const attempt = async (
  url: string,
  init: RequestInit,
  { send, timeoutMs, signal }: Attempted,
): Promise<Answer> => {
  signal?.throwIfAborted();
  const ending = new AbortController();
  const end = () => ending.abort();
  const timer = setTimeout(end, timeoutMs);
  signal?.addEventListener('abort', end, { once: true });
  try {
    const response = await send(url, { ...init, redirect: 'manual', signal: ending.signal });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (cause) {
    signal?.throwIfAborted();
    throw new ConnectionError({ code: ending.signal.aborted ? 'sdk.timeout' : 'sdk.connection', cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  }
};
