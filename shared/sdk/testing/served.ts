import { CuentaClara } from '../client.ts';
import type { CuentaClaraOptions } from '../connect.ts';

interface Request {
  readonly at: number;
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly init: RequestInit;
}

/** What a server answers, one after the other: a refusal with a code, an answer, or nothing at all. */
export type Answer = () => Response | Promise<Response>;

export const answer =
  (body: unknown, status = 200): Answer =>
  () =>
    Response.json(body, { status });
export const refusal =
  (status: number, error: string, headers: Record<string, string> = {}): Answer =>
  () =>
    Response.json({ error, requestId: 'req_1', detail: 'Texto' }, { status, headers });
export const broken: Answer = () => Promise.reject(new TypeError('fetch failed'));
export const page: Answer = () => new Response('<h1>Bad Gateway</h1>', { status: 502 });
export const done = answer({ id: 'val_1', status: 'VALID' }, 201);

export const credentials = { key: 'vk_test_1', secret: 'ssshh' };

/** A client whose server answers as it is told, and what was sent to it. */
export const served = (answers: readonly Answer[], options: Partial<CuentaClaraOptions> = {}) => {
  const [requests, left] = [[] as Request[], [...answers]];
  const send = async (url: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers);
    requests.push({ at: Date.now(), url, method: init.method ?? '', headers, init });
    const next = left.shift();
    if (!next) throw new Error('Nobody expects another request');
    return next();
  };
  return { requests, client: new CuentaClara({ ...credentials, fetch: send, ...options }) };
};

export const account = { country: 'MX', accountNumber: '999700000000000001' };
