import { plans, type PlanName } from '#shared/plans.ts';
import { aliveAt } from '../../rules/keys/secrets.ts';
import { worksOn } from '../../rules/keys/tier.ts';
import { monthEnd, monthOf } from '../../rules/keys/windows.ts';
import type { ApiKey } from '../../store/keys/api-key.ts';

const stateOf = ({ active, environment }: ApiKey, plan: PlanName) => {
  if (!active) return 'inactive';
  return worksOn(environment, plan) ? 'active' : 'lapsed';
};

/** A key as its owner sees it, on the plan of the moment: neither a secret nor its hash. */
export const keyView = (key: ApiKey, plan: PlanName, now: string) => {
  const { id, keyId, name, description = null, environment, active, createdAt, lastUsedAt = null } = key;
  const { monthlyValidationsPerKey, features } = plans[plan];
  return {
    id,
    keyId,
    name,
    description,
    environment,
    active,
    createdAt,
    lastUsedAt,
    state: stateOf(key, plan),
    secrets: aliveAt(key.secrets, now).map(([, secret]) => ({
      endsWith: secret.endsWith,
      createdAt: secret.createdAt,
      expiresAt: secret.until ?? null,
    })),
    usage: {
      month: key.months[monthOf(now)] ?? 0,
      limit: monthlyValidationsPerKey[environment],
      resetsAt: monthEnd(now),
    },
    features: { webhooks: features.webhooks, sso: features.sso, whiteLabel: features.whiteLabel },
  } as const;
};
