import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import type { EndpointSpec } from '#shared/contract/endpoint.ts';
import { keyLimits, plans } from '#shared/plans.ts';
import { connect, type PortName, type PortsOf } from '../../ports/connect.ts';
import { newId } from '../../proof.ts';
import { reachedBy } from '../../rules/keys/reached.ts';
import { monthOf } from '../../rules/time.ts';
import { maskedBody } from '../../rules/requests/masked-body.ts';
import type { Request } from '../../store/requests/request.ts';
import { isKey, type Key } from '../callers/key.ts';
import { endOf } from './end-of.ts';
import { hasMadeOne } from './month.ts';
import { faultOf } from '#shared/errors/problem.ts';
import type { Middleware, Step } from './step.ts';
import { tellUnlogged } from './unlogged.ts';

const ports = ['requests.keep', 'requests.countRefused', 'clock.now'] as const satisfies readonly PortName[];

/** The answer waits no longer for its line in the log; an answer has this long left when it comes last. */
const heldAtMostMs = 500;

/** Of the requests that a minute refuses a key, so many get a row each; the others are a number. */
const rowsBeyondLimit = 20;

type Context = Parameters<NonNullable<Middleware['after']>>[0];

const textOf = ({ body, isBase64Encoded }: APIGatewayProxyEvent): string | null =>
  isBase64Encoded && body ? Buffer.from(body, 'base64').toString() : body;

const idIn = (text: string): unknown => (JSON.parse(text) as { readonly id?: unknown }).id;

/** The validation that an answer made, or that a request asked for. */
const validationOf = ({ counts }: EndpointSpec, { event }: Context, answer: APIGatewayProxyResult) => {
  if (answer.statusCode >= 400) return undefined;
  const id = counts === 'validation' ? idIn(answer.body) : event.pathParameters?.['id'];
  return typeof id === 'string' && id.startsWith('val_') ? { validationId: id } : undefined;
};

const rowsIn = (body: unknown): readonly unknown[] => {
  const rows = typeof body === 'object' && body !== null && 'rows' in body ? body.rows : undefined;
  return Array.isArray(rows) ? rows : [];
};

/** What a request added to the month of its key, and what that came to; nothing where it counts none. */
const countedBy = ({ internal }: Context, { counts }: EndpointSpec, { countedIn, used }: Key) => {
  if (counts !== 'rows') return { month: countedIn, validations: 1, inMonth: used.inMonth };
  const validations = rowsIn(internal.request?.['body']).length;
  const month = validations > 0 && internal.began ? monthOf(internal.began.at) : undefined;
  return { month, validations, inMonth: used.inMonth + validations };
};

/** What the month of a key has come to, if what this very request made passed a mark. */
const reachedWith = (context: Context, spec: EndpointSpec, key: Key) => {
  const { month, validations, inMonth } = countedBy(context, spec, key);
  if (month === undefined || !hasMadeOne(context)) return undefined;
  const limit = plans[key.plan].monthlyValidationsPerKey[key.environment];
  const percentage = reachedBy(inMonth, limit, validations);
  return percentage && { reached: { percentage, month, limit }, reachedIn: month };
};

/** What is kept of a request whose answer is known. */
const requestOf = (spec: EndpointSpec, context: Context, key: Key, answer: APIGatewayProxyResult): Request => {
  const { event, error, internal } = context;
  const { at = '', ms = 0 } = internal.began ?? {};
  return {
    id: newId('req', at),
    requestId: internal.asked.requestId,
    userId: key.userId,
    key: key.id,
    keyId: key.keyId,
    environment: key.environment,
    at,
    method: spec.method,
    route: spec.path,
    status: answer.statusCode,
    ...(error && { error: faultOf(error).code }),
    durationMs: Math.max(0, Math.round(performance.now() - ms)),
    replayed: answer.headers?.['idempotency-replayed'] !== undefined,
    ...validationOf(spec, context, answer),
    body: maskedBody(spec.body, textOf(event)),
    ...reachedWith(context, spec, key),
  };
};

const write = async (spec: EndpointSpec, context: Context, key: Key): Promise<void> => {
  const { requests }: PortsOf<(typeof ports)[number]> = await connect(ports);
  const signal = AbortSignal.timeout(heldAtMostMs);
  if (!context.response) throw new Error('A request is kept when its answer is known');
  const request = requestOf(spec, context, key, context.response);
  const isStorm = key.used.inMinute > keyLimits.perMinute + rowsBeyondLimit;
  const written = isStorm ? requests.countRefused(request, signal) : requests.keep(request, signal);
  await Promise.race([written, endOf(signal, 'The log')]);
};

/**
 * Writes every request of a proven key into its owner's log, refused ones too, after the answer is known. What cannot be
 * written in time is told and changes nothing: from here on nothing may turn an answer into another.
 */
export const keep: Step = {
  needs: ({ auth }) => (auth === 'key' ? ports : []),
  middleware: ({ spec }) => {
    if (spec.auth !== 'key') return { before: () => undefined };
    const settle = async (context: Context): Promise<void> => {
      const { caller, deadline, asked } = context.internal;
      if (!isKey(caller)) return;
      deadline.end();
      try {
        await write(spec, context, caller);
      } catch (error) {
        tellUnlogged(asked.requestId, error);
      }
    };
    return {
      before: async ({ internal }) => {
        const ms = performance.now();
        const { clock } = await connect(ports);
        internal.began = { at: clock.now(), ms };
      },
      after: settle,
      onError: settle,
    };
  },
};
