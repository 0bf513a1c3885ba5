import type { EndpointSpec } from '#shared/contract/endpoint.ts';
import { Fault } from '#shared/errors/fault.ts';
import { keyLimits, plans, type PlanName } from '#shared/plans.ts';
import type { Environment } from '#shared/validation/environment.ts';
import { connect, type PortName } from '../../ports/connect.ts';
import { isSecret, keyIdForm } from '../../rules/keys/secret.ts';
import { planAt, worksOn } from '../../rules/keys/tier.ts';
import { minuteEndsIn, minuteOf, monthEndsIn, monthSeconds } from '../../rules/keys/windows.ts';
import { monthOf } from '../../rules/time.ts';
import type { ApiKey } from '../../store/keys/api-key.ts';
import { headerOf } from '../http/header.ts';
import { rateHeaders } from '../http/rate-headers.ts';
import type { CallerProof } from './caller.ts';

/** A key of the public API, proven. */
export interface Key {
  readonly userId: string;
  readonly id: string;
  readonly keyId: string;
  readonly environment: Environment;
  readonly plan: PlanName;
  /** The month in which the request was counted as a validation, if it was. */
  readonly countedIn: string | undefined;
  /** Its requests in this minute and its validations in this month, with this one. */
  readonly used: { readonly inMinute: number; readonly inMonth: number };
}

/** Whether a caller that was proven is a key. */
export const isKey = (caller: object | undefined): caller is Key => caller !== undefined && 'keyId' in caller;

const ports = ['apiKeys.prove', 'keySecrets.hash', 'clock.now'] as const satisfies readonly PortName[];

/** The exact limit of one key, in the draft's words and in those of before. */
const minuteHeaders = (count: number, now: string) => {
  const quota = keyLimits.perMinute;
  const [remaining, resetSeconds] = [Math.max(0, quota - count), minuteEndsIn(now)];
  return {
    ...rateHeaders({ policy: 'minute', quota, windowSeconds: 60, remaining, resetSeconds }),
    'x-ratelimit-limit': String(quota),
    'x-ratelimit-remaining': String(remaining),
    'x-ratelimit-reset': String(resetSeconds),
  };
};

type Headers = ReturnType<typeof minuteHeaders>;

/** Why a proven key may not go on; the first that holds is told. */
const refusalOf = (
  { environment, purpose, minutes }: ApiKey,
  { forWidgetKeys }: EndpointSpec,
  plan: PlanName,
  now: string,
) => {
  if ((minutes[minuteOf(now)] ?? 0) > keyLimits.perMinute)
    return new Fault('errors.tooManyRequests', { retryAfterSeconds: minuteEndsIn(now) });
  // What its plan has to include the endpoints say that let it in.
  if (purpose === 'widget') return forWidgetKeys ? undefined : new Fault('errors.keyNotForThis');
  if (!worksOn(environment, plan))
    return new Fault('errors.productionNeedsPlan', { extra: { entitlement: 'restApi' } });
  return undefined;
};

/** Whether the validation that was counted is one too many for the month: then the month is told beside the minute. */
const overdrawn = ({ environment, months }: ApiKey, plan: PlanName, now: string, told: Headers) => {
  const quota = plans[plan].monthlyValidationsPerKey[environment];
  if ((months[monthOf(now)] ?? 0) <= quota) return undefined;
  const resetSeconds = monthEndsIn(now);
  const month = rateHeaders({ policy: 'month', quota, windowSeconds: monthSeconds(now), remaining: 0, resetSeconds });
  return {
    refusal: new Fault('errors.quotaExceeded', { retryAfterSeconds: resetSeconds }),
    headers: {
      'ratelimit-policy': `${told['ratelimit-policy']}, ${month['ratelimit-policy']}`,
      ratelimit: `${told.ratelimit}, ${month.ratelimit}`,
    },
  };
};

/**
 * A key shows its public id and a secret; one write proves both and counts the request. Whatever is wrong with them is
 * refused in the same words, so that nobody learns which keys there are.
 */
export const key: CallerProof<Key> = {
  needs: () => ports,
  prove: async (event, spec) => {
    const [keyId = '', secret = ''] = [headerOf(event, 'x-api-key'), headerOf(event, 'x-api-secret')];
    if (!keyIdForm.test(keyId) || !isSecret(secret)) throw new Fault('errors.invalidApiKey');
    const { apiKeys, keySecrets, clock } = await connect(ports);
    const now = clock.now();
    const validates = spec.counts === 'validation';
    const row = await apiKeys.prove({ keyId, secretHash: await keySecrets.hash(secret), now, validates });
    if (!row) throw new Fault('errors.invalidApiKey');
    const plan = planAt(row.tiers, now);
    const { id, userId, environment } = row;
    const used = { inMinute: row.minutes[minuteOf(now)] ?? 0, inMonth: row.months[monthOf(now)] ?? 0 };
    const headers = minuteHeaders(used.inMinute, now);
    return {
      caller: { userId, id, keyId, environment, plan, used, countedIn: validates ? monthOf(now) : undefined },
      headers,
      refusal: refusalOf(row, spec, plan, now),
      nothingNew: validates ? overdrawn(row, plan, now, headers) : undefined,
    };
  },
};
