import type { WebhookEvent } from './generated/types.ts';

/** Why an event is not taken for ours. */
export type WebhookErrorCode = 'webhook.headers' | 'webhook.timestamp' | 'webhook.signature' | 'webhook.body';

/** What came is not proven to be ours, or not fresh: answer 400 and do nothing of what it says. */
export class WebhookError extends Error {
  readonly code: WebhookErrorCode;

  constructor(code: WebhookErrorCode) {
    super(code);
    this.name = 'WebhookError';
    this.code = code;
  }
}

interface Fetched {
  readonly get: (name: string) => string | null;
}

/** Of a Fetch request, of Node, or of whatever else names them. */
export type HeadersLike = Fetched | Readonly<Record<string, string | readonly string[] | undefined>>;

const isFetched = (headers: HeadersLike): headers is Fetched => typeof headers.get === 'function';

const prefix = 'whsec_';
/** Clocks differ, and nothing older than this is taken, so that nobody sends again what once was signed. */
const toleranceSeconds = 300;

const headerOf = (headers: HeadersLike, name: string): string => {
  const said = isFetched(headers)
    ? headers.get(name)
    : Object.entries(headers).find(([one]) => one.toLowerCase() === name)?.[1];
  if (typeof said !== 'string' || !said) throw new WebhookError('webhook.headers');
  return said;
};

const keyOf = (secret: string | undefined): Uint8Array<ArrayBuffer> => {
  try {
    const bytes = Uint8Array.from(atob((secret ?? '').replace(prefix, '')), (one) => one.charCodeAt(0));
    if (bytes.length > 0) return bytes;
  } catch {
    // Its own message would show it.
  }
  throw new TypeError(`The secret of a webhook is missing, or is not one: it begins with ${prefix}`);
};

/** Takes as long whichever character differs. */
const areEqual = (one: string, other: string): boolean => {
  if (one.length !== other.length) return false;
  let difference = 0;
  for (let at = 0; at < one.length; at += 1) difference |= one.charCodeAt(at) ^ other.charCodeAt(at);
  return difference === 0;
};

const bytesOf = (body: string | ArrayBuffer | Uint8Array): Uint8Array => {
  if (typeof body === 'string') return new TextEncoder().encode(body);
  if (body instanceof Uint8Array) return body;
  if (body instanceof ArrayBuffer) return new Uint8Array(body);
  throw new TypeError('Verify the body as it came: parsed and written again, it is another');
};

const eventOf = (body: Uint8Array): WebhookEvent => {
  try {
    return JSON.parse(new TextDecoder().decode(body)) as WebhookEvent;
  } catch {
    // The parser's own message would quote it.
    throw new WebhookError('webhook.body');
  }
};

/** Proves that events are ours, by the secret of a webhook (Standard Webhooks). */
export class Webhook {
  readonly #key: Promise<CryptoKey>;

  /** `whsec_…`, as it was shown when the webhook was created. */
  constructor(secret: string | undefined) {
    this.#key = crypto.subtle.importKey('raw', keyOf(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  }

  /**
   * The event in a request, or a `WebhookError` where it is not proven, or older than five minutes. The body has to be
   * that of the request, byte for byte. Events may come twice: their `id` is the same then.
   */
  async verify(rawBody: string | ArrayBuffer | Uint8Array, headers: HeadersLike): Promise<WebhookEvent> {
    const body = bytesOf(rawBody);
    const [id, timestamp, signatures] = [
      headerOf(headers, 'webhook-id'),
      headerOf(headers, 'webhook-timestamp'),
      headerOf(headers, 'webhook-signature'),
    ];
    const age = Date.now() / 1_000 - Number(timestamp);
    // A timestamp that is no number is of no age.
    if (!/^\d+$/.test(timestamp) || Math.abs(age) > toleranceSeconds) throw new WebhookError('webhook.timestamp');
    const expected = await this.#sign(new TextEncoder().encode(`${id}.${timestamp}.`), body);
    if (!signatures.split(' ').some((one) => areEqual(one, expected))) throw new WebhookError('webhook.signature');
    return eventOf(body);
  }

  async #sign(head: Uint8Array, body: Uint8Array): Promise<string> {
    const signed = new Uint8Array(head.length + body.length);
    signed.set(head);
    signed.set(body, head.length);
    const signature = new Uint8Array(await crypto.subtle.sign('HMAC', await this.#key, signed));
    return `v1,${btoa(String.fromCharCode(...signature))}`;
  }
}
