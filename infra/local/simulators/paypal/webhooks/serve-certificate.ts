import type { Desk } from '../desk.ts';
import type { Answer } from '../http/answer.ts';
import type { Call } from '../http/call.ts';
import { Refusal } from '../http/refusal.ts';

/** Open to everybody, as the certificates of signatures are. */
export const serveCertificate = ({ webhooks }: Desk, { params }: Call): Answer => {
  const pem = webhooks.authority.find(params['name'] ?? '');
  if (!pem) throw new Refusal('RESOURCE_NOT_FOUND');
  return { status: 200, body: pem, headers: { 'content-type': 'application/x-pem-file' } };
};
