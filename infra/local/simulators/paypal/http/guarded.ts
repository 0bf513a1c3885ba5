import * as z from 'zod';
import type { Desk } from '../desk.ts';
import type { Answer } from './answer.ts';
import { type Call, header } from './call.ts';
import { Refusal } from './refusal.ts';
import type { Found } from './match.ts';

const authenticate = ({ tokens, now }: Desk, call: Call): void => {
  const [scheme, token = ''] = header(call, 'authorization')?.split(' ') ?? [];
  if (scheme !== 'Bearer' || !tokens.isAlive(token, now())) throw new Refusal('INVALID_TOKEN');
};

/** One code, or a list as older calls have it, of which the first counts. */
const mock = z.object({
  mock_application_codes: z.union([z.string(), z.array(z.string())]).transform((codes) => [codes].flat().join()),
});

/** The error that a caller asked for, as the sandbox lets it. */
const refuseAsAsked = (call: Call): void => {
  const wanted = header(call, 'paypal-mock-response');
  if (wanted && call.path.startsWith('/v2/')) throw new Refusal(mock.parse(JSON.parse(wanted)).mock_application_codes);
};

const minimal = z.object({ id: z.string(), status: z.string(), links: z.array(z.unknown()) });

/** Calls of v2 tell the least unless they are asked for everything. */
const preferred = (call: Call, answer: Answer): Answer => {
  const isFull = header(call, 'prefer')?.includes('return=representation');
  if (isFull || call.method !== 'POST' || !call.path.startsWith('/v2/')) return answer;
  return { ...answer, body: minimal.parse(answer.body) };
};

/** A call of the API: by whoever shows a token, and once for each request id. */
export const guarded = async (desk: Desk, { handler, route }: Found, call: Call): Promise<Answer> => {
  authenticate(desk, call);
  refuseAsAsked(call);
  const id = header(call, 'paypal-request-id');
  if (call.method !== 'POST' || !id) return preferred(call, await handler(desk, call));
  if (id.length > 108) throw new Refusal([{ issue: 'INVALID_STRING_LENGTH', field: 'PayPal-Request-Id' }]);
  const key = `${route} ${call.path} ${id}`;
  const done = desk.replays.find(key, desk.now());
  if (done) return preferred(call, { ...done, status: done.status === 201 ? 200 : done.status });
  const answer = await handler(desk, call);
  desk.replays.keep(key, answer, desk.now());
  return preferred(call, answer);
};
