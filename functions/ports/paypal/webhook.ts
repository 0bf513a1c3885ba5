import { verify as isSignature, type X509Certificate } from 'node:crypto';
import { crc32 } from 'node:zlib';
import * as z from 'zod';
import { maxBodyKb } from '#shared/validation/limits.ts';
import { logger, tellCount } from '../../log.ts';
import { webhooksUnproven } from '../../rules/payments/webhook-metrics.ts';
import { env, readsPayPal, readsPayPalWebhook } from '../grant.ts';
import { verb } from '../verb.ts';
import { trustIn } from './certificate.ts';
import { certificatesAt, isAtPayPal } from './certificate-store.ts';
import { told } from './client.ts';
import { side } from './side.ts';

/** A call that says it comes from PayPal, as it came. */
export interface Shown {
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly rawBody: Uint8Array;
  readonly now: string;
}

const Headers = z
  .object({
    'paypal-transmission-id': z.string().regex(/^[A-Za-z0-9-]{1,64}$/),
    'paypal-transmission-time': z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/),
    'paypal-transmission-sig': z.string().regex(/^[A-Za-z0-9+/]{340,700}={0,2}$/),
    'paypal-cert-url': z.string().max(300),
    'paypal-auth-algo': z.literal('SHA256withRSA'),
  })
  .transform((headers) => ({
    id: headers['paypal-transmission-id'],
    time: headers['paypal-transmission-time'],
    signature: headers['paypal-transmission-sig'],
    certificate: headers['paypal-cert-url'],
    algorithm: headers['paypal-auth-algo'],
  }));
type Transmission = z.output<typeof Headers>;

/** PayPal repeats an event for three days. */
const oldestMs = (3 * 24 + 1) * 3600 * 1000;
/** Clocks differ. */
const aheadMs = 5 * 60 * 1000;

const isOfLate = (time: string, now: string): boolean => {
  const ageMs = Date.parse(now) - Date.parse(time);
  return ageMs <= oldestMs && ageMs >= -aheadMs;
};

/** JSON in UTF-8, an object: what is put beside other members must not end before it ends. */
const objectIn = (rawBody: Uint8Array): string | undefined => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(rawBody);
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? text : undefined;
  } catch {
    return undefined;
  }
};

const isSignedBy = (leaf: X509Certificate, { id, time, signature }: Transmission, rawBody: Uint8Array): boolean => {
  const message = [id, time, env('PAYPAL_WEBHOOK_ID'), crc32(rawBody)].join('|');
  return isSignature('sha256', Buffer.from(message), leaf.publicKey, Buffer.from(signature, 'base64'));
};

const Verified = z.object({ verification_status: z.string() });

/** PayPal's own word. The event goes as it came, byte for byte: written again, its checksum would be another. */
const saysPayPal = async (transmission: Transmission, text: string): Promise<boolean> => {
  const { id, time, signature, certificate, algorithm } = transmission;
  const beside = {
    auth_algo: algorithm,
    cert_url: certificate,
    transmission_id: id,
    transmission_sig: signature,
    transmission_time: time,
    webhook_id: env('PAYPAL_WEBHOOK_ID'),
  };
  const body = `${JSON.stringify(beside).slice(0, -1)},"webhook_event":${text}}`;
  const path = '/v1/notifications/verify-webhook-signature';
  const answer = await told(Verified, { as: 'verifyWebhook', method: 'POST', path, body });
  return 'told' in answer && answer.told.verification_status === 'SUCCESS';
};

type Verdict =
  | 'proven'
  | 'malformed'
  | 'notSetUp'
  | 'stale'
  | 'foreign'
  | 'unknownCertificate'
  | 'untrusted'
  | 'altered';

/** From what costs nothing to what asks PayPal; the first that fails ends it. */
const judge = async ({ headers, rawBody, now }: Shown): Promise<Verdict> => {
  const shown = Headers.safeParse(headers);
  if (!shown.success || rawBody.byteLength > maxBodyKb * 1024) return 'malformed';
  const text = objectIn(rawBody);
  if (text === undefined) return 'malformed';
  if (env('PAYPAL_WEBHOOK_ID') === 'none') return 'notSetUp';
  const { time, certificate } = shown.data;
  if (!isOfLate(time, now)) return 'stale';
  if (!isAtPayPal(certificate)) return 'foreign';
  const chain = await certificatesAt(certificate);
  if (chain === 'none') return 'unknownCertificate';
  const trust = chain === 'unreachable' ? 'unfinished' : trustIn(chain, { name: side().certificateName, at: now });
  if (trust === 'untrusted') return 'untrusted';
  const [leaf] = chain;
  const isProven =
    trust === 'trusted' && typeof leaf === 'object'
      ? isSignedBy(leaf, shown.data, rawBody)
      : await saysPayPal(shown.data, text);
  return isProven ? 'proven' : 'altered';
};

export const verbs = {
  /**
   * Whether PayPal sent this to our webhook, of late and unaltered: by its certificate, or by PayPal's word where the
   * certificate cannot be had. Whatever cannot be proven is not.
   */
  verify: verb([readsPayPal, readsPayPalWebhook], async (shown: Shown): Promise<boolean> => {
    const verdict = await judge(shown);
    if (verdict === 'proven') return true;
    logger.warn('webhook unproven', { verdict });
    tellCount(webhooksUnproven);
    return false;
  }),
};
