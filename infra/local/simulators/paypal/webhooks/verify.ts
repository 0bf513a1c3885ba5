import { X509Certificate, verify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import * as z from 'zod';
import type { Desk } from '../desk.ts';
import { type Answer, ok } from '../http/answer.ts';
import { bodyOf, type Call } from '../http/call.ts';
import { rawValue } from './raw-value.ts';

const input = z.object({
  auth_algo: z.string(),
  cert_url: z.url(),
  transmission_id: z.string().max(50),
  transmission_sig: z.string().max(500),
  transmission_time: z.iso.datetime({ offset: true }),
  webhook_id: z.string().max(50),
  webhook_event: z.looseObject({}),
});

type Shown = z.infer<typeof input>;

const certificateOf = ({ webhooks, url }: Desk, { cert_url }: Shown): string | undefined => {
  const place = `${url()}/v1/notifications/certs/`;
  return cert_url.startsWith(place) ? webhooks.authority.find(cert_url.slice(place.length)) : undefined;
};

const isGenuine = (desk: Desk, shown: Shown, event: string): boolean => {
  const pem = certificateOf(desk, shown);
  if (!pem || shown.auth_algo !== 'SHA256withRSA' || !desk.webhooks.registered.has(shown.webhook_id)) return false;
  const message = `${shown.transmission_id}|${shown.transmission_time}|${shown.webhook_id}|${crc32(event)}`;
  const { publicKey } = new X509Certificate(pem);
  return verify('sha256', Buffer.from(message), publicKey, Buffer.from(shown.transmission_sig, 'base64'));
};

/** Judges the event by the very text that was sent: one that was written anew fails. */
export const verifySignature = (desk: Desk, call: Call): Answer => {
  const shown = bodyOf(call, input);
  const event = rawValue(call.text, 'webhook_event') ?? '';
  return ok({ verification_status: isGenuine(desk, shown, event) ? 'SUCCESS' : 'FAILURE' });
};
