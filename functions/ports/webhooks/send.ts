import { request as requestPlainly, type Agent, type ClientRequest, type IncomingMessage } from 'node:http';
import { request as requestSafely } from 'node:https';
import { webhookLimits, type DeliveryTrouble } from '#shared/validation/webhooks.ts';
import { wrongWith, type Reach } from '../../rules/webhooks/receiver.ts';
import { readsWebhookReceivers } from '../grant.ts';
import { verb } from '../verb.ts';
import { verbs as receivers } from './receivers.ts';
import { guardedLookup, guardSocket, PrivateAddress, resolve, UnknownName, type Resolve } from './guard.ts';

/** One event on its way. */
export interface Sending {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Sent {
  readonly status?: number;
  readonly trouble?: DeliveryTrouble;
  readonly durationMs: number;
  /** The beginning of what the receiver said. */
  readonly answer?: string;
  /** What it asked for, in seconds. */
  readonly retryAfterSeconds?: number;
}

interface Way {
  readonly reach: Reach;
  readonly timeoutMs?: number;
  readonly resolveName?: Resolve;
  /** Who makes the connection; absent means one for this event alone. */
  readonly agent?: Agent;
}

const readAtMost = 64 * 1024;

/** What an answer says, as far as it is read; one that breaks off or never ends says what came until then. */
const read = async (response: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= readAtMost) break;
    }
  } catch {
    // Its status stands, whatever becomes of its body.
  }
  return Buffer.concat(chunks).subarray(0, readAtMost).toString('utf8');
};

const secondsIn = (header: string | undefined): number | undefined => {
  if (header === undefined) return undefined;
  const seconds = /^\d{1,9}$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : undefined;
};

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

const answered = async (response: IncomingMessage): Promise<Omit<Sent, 'durationMs'>> => {
  const { statusCode: status = 0, headers } = response;
  const retryAfterSeconds = secondsIn(headers['retry-after']);
  return {
    status,
    answer: await read(response),
    ...(!isSuccess(status) && { trouble: 'status' as const }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  };
};

const ofTls = /^(?:CERT_|ERR_TLS_|ERR_SSL_|EPROTO$|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH)/;

/** Why there was no answer. */
const troubleOf = (error: unknown): DeliveryTrouble => {
  if (error instanceof PrivateAddress) return 'privateAddress';
  if (error instanceof UnknownName) return 'dns';
  if (!(error instanceof Error)) return 'connection';
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'timeout';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return ofTls.test(code) ? 'tls' : 'connection';
};

const answerOf = (request: ClientRequest, body: string): Promise<IncomingMessage> =>
  new Promise((done, failed) => {
    request.once('response', done).on('error', failed);
    // An answer that changes the protocol ends the connection, and is neither told as an answer nor as an error.
    request.once('close', () => failed(new Error('The connection ended without an answer')));
    request.end(body);
  });

/**
 * Sends an event to its receiver, and waits so long for an answer. Nothing is followed, no connection is used twice, and
 * none is made to an address that is not public: not by its spelling, not by what its name leads to, not by where the
 * connection ends after all.
 */
export const send = async ({ url, headers, body }: Sending, way: Way): Promise<Sent> => {
  const { reach, timeoutMs = webhookLimits.timeoutMs, resolveName = resolve, agent = false } = way;
  const begun = performance.now();
  const since = () => Math.round(performance.now() - begun);
  if (wrongWith(url, reach) !== undefined) return { trouble: 'privateAddress', durationMs: since() };
  const signal = AbortSignal.timeout(timeoutMs);
  // As it was judged: the parser reads `HTTPS:` as well.
  const to = new URL(url);
  const request = (to.protocol === 'https:' ? requestSafely : requestPlainly)(to, {
    method: 'POST',
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
    agent,
    signal,
    lookup: guardedLookup(reach, resolveName),
  });
  request.once('socket', (socket) => guardSocket(socket, reach));
  try {
    return { ...(await answered(await answerOf(request, body))), durationMs: since() };
  } catch (error) {
    return { trouble: troubleOf(error), durationMs: since() };
  } finally {
    request.destroy();
  }
};

export const verbs = {
  send: verb([readsWebhookReceivers], (sending: Sending): Promise<Sent> =>
    send(sending, { reach: receivers.reach.run() }),
  ),
};
