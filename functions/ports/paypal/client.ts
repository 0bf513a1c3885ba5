import * as z from 'zod';
import type { IssueMeaning } from '#shared/validation/payments.ts';
import { wait } from '../../wait.ts';
import { logger, nameOf } from '../../log.ts';
import { meaningOf } from '../../rules/payments/issues.ts';
import type { Refusal, Told } from '../../rules/payments/paypal.ts';
import { env } from '../grant.ts';
import { textAtMost } from '../text-at-most.ts';
import { accessToken, CredentialsRefused, forgetToken } from './token.ts';

/** One call of PayPal's API; every one of ours may be repeated. */
export interface Call {
  /** What the log calls it. */
  readonly as: string;
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  readonly body?: unknown;
  /** By which PayPal knows a repeat, and answers what it answered the first time. */
  readonly requestId?: string;
  readonly bytesAtMost?: number;
}

/** An answer of PayPal's, whatever it says. */
interface Answer {
  readonly status: number;
  readonly json: unknown;
}

/** A capture may take PayPal so long; the gateway waits 29 s for all of them. */
const attemptMs = 10_000;
const allMs = 22_000;
const pausesMs = [150, 600];
const usualBytes = 512 * 1024;

const send = async (call: Call, token: string, signal: AbortSignal): Promise<Response> =>
  fetch(`${env('PAYPAL_URL')}${call.path}`, {
    method: call.method,
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'application/json',
      prefer: 'return=representation',
      ...(call.method !== 'GET' && { 'content-type': 'application/json' }),
      ...(call.requestId && { 'paypal-request-id': call.requestId }),
    },
    ...(call.body !== undefined && { body: typeof call.body === 'string' ? call.body : JSON.stringify(call.body) }),
    redirect: 'error',
    signal,
  });

const jsonOf = (text: string | undefined): unknown => {
  if (text === '') return undefined;
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
};

const answerTo = async (call: Call, token: string, signal: AbortSignal): Promise<Answer> => {
  const started = performance.now();
  const response = await send(call, token, signal);
  const json = jsonOf(await textAtMost(response, call.bytesAtMost ?? usualBytes));
  const { status, headers } = response;
  const debugId = headers.get('paypal-debug-id');
  logger.info('paypal answered', { call: call.as, status, debugId, ms: Math.round(performance.now() - started) });
  return { status, json };
};

/** A token that PayPal took back before its time is replaced once. */
const attempt = async (call: Call, all: AbortSignal): Promise<Answer> => {
  const signal = AbortSignal.any([all, AbortSignal.timeout(attemptMs)]);
  const token = await accessToken(signal);
  const answer = await answerTo(call, token, signal);
  if (answer.status !== 401) return answer;
  await forgetToken(token);
  return answerTo(call, await accessToken(signal), signal);
};

const PayPalError = z.object({
  name: z.string().optional().catch(undefined),
  details: z
    .array(z.object({ issue: z.string() }))
    .optional()
    .catch(undefined),
});

const passingStatuses: ReadonlySet<number> = new Set([401, 408, 409, 429]);

/** Rights that we lack are given to us one day; what a payer has to agree to is not ours. */
const isOurRight = (status: number, meaning: IssueMeaning): boolean => status === 403 && meaning === 'ours';

const refusalOf = ({ status, json }: Answer): Refusal => {
  const { name, details } = PayPalError.safeParse(json).data ?? {};
  const refused = details?.[0]?.issue ?? name ?? 'UNREADABLE';
  const meaning = meaningOf(refused);
  const passes = status >= 500 || passingStatuses.has(status) || isOurRight(status, meaning) || meaning === 'askAgain';
  return { refused, status, passes };
};

/** PayPal was not reached, or what it said cannot be read: nothing is known, so the same is asked again later. */
const unknown = (refused: 'UNREACHABLE' | 'UNREADABLE' | 'CREDENTIALS_REFUSED', status: number): Refusal => ({
  refused,
  status,
  passes: true,
});

const isWorthRepeating = ({ status }: Answer): boolean => status >= 500 || status === 429;

/** Repeats with the same request id what may have come through or not. */
const ask = async (call: Call): Promise<Answer | Refusal> => {
  const all = AbortSignal.timeout(allMs);
  for (const pauseMs of [...pausesMs, undefined]) {
    const isLast = pauseMs === undefined;
    try {
      const answer = await attempt(call, all);
      if (isLast || !isWorthRepeating(answer)) return answer;
    } catch (error) {
      logger.warn('paypal did not answer', { call: call.as, cause: nameOf(error) });
      if (error instanceof CredentialsRefused) return unknown('CREDENTIALS_REFUSED', 401);
    }
    if (isLast || all.aborted) break;
    await wait(pauseMs);
  }
  return unknown('UNREACHABLE', 0);
};

/** What PayPal tells, as the schema reads it. Whatever happens on the way is a refusal; it rejects only for our own defects. */
export const told = async <T>(schema: z.ZodType<T>, call: Call): Promise<Told<T>> => {
  const answer = await ask(call);
  if ('refused' in answer) return answer;
  if (answer.status >= 300) {
    const refusal = refusalOf(answer);
    logger.warn('paypal refused', { call: call.as, ...refusal });
    return refusal;
  }
  const read = schema.safeParse(answer.json);
  if (read.success) return { told: read.data };
  // The paths only: what stands there may name somebody.
  logger.error('paypal not understood', { call: call.as, at: read.error.issues.map(({ path }) => path.join('.')) });
  return unknown('UNREADABLE', answer.status);
};
