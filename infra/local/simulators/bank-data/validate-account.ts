import type { IncomingMessage, ServerResponse } from 'node:http';
import { bodyOf } from './body.ts';
import { decide } from './decide.ts';
import { deliver, waitOf } from './deliver.ts';
import type { Desk } from './desk.ts';
import { readForm, type ReadForm } from './form.ts';
import { latencyOf } from './latency.ts';
import { failure, invalidParameter, rejectedKey, silence, type Reply } from './reply.ts';

/** Faults turned on by hand strike only requests that carry the key, as they would at the provider. */
const replyTo = (desk: Desk, request: IncomingMessage, read: ReadForm): Reply => {
  const key = request.headers['x-api-key'];
  if (key !== desk.apiKey) return rejectedKey(key !== undefined);
  if ('badFields' in read) return invalidParameter(read.badFields);
  const fault = desk.control.nextFault();
  if (fault === 'timeout') return silence;
  return fault ? failure(fault) : decide(read.form, desk.pending);
};

export const validateAccount = async (
  desk: Desk,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const body = await bodyOf(request);
  const read: ReadForm =
    body === null ? { badFields: ['body'] } : readForm(body, request.headers['content-type'] ?? '');
  const reply = replyTo(desk, request, read);
  const { latencyMs, seed, alwaysHttp200 } = desk.control.read();
  const bankMs = latencyOf(latencyMs, seed, body ?? '');
  desk.calls.count(reply.outcome);
  if ('json' in read && read.json) desk.log('deprecated: JSON body; the contract is form-encoded');
  const country = ('form' in read && read.form.country_code) || '--';
  desk.log(`${country} ${reply.outcome} after ${waitOf(reply.delay, bankMs)} ms`);
  deliver(response, reply, { bankMs, alwaysHttp200 });
};
