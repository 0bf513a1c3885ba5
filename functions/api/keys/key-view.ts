import { plans } from '#shared/plans.ts';
import type { Entitlements } from '../../rules/credits/entitlement.ts';
import { aliveAt } from '../../rules/keys/secrets.ts';
import { worksOn } from '../../rules/keys/tier.ts';
import { monthEnd } from '../../rules/keys/windows.ts';
import { monthOf } from '../../rules/time.ts';
import type { ApiKey } from '../../store/keys/api-key.ts';

type Owner = Pick<Entitlements, 'plan' | 'features'>;

/** Whether what its owner has now lets a key do what it is for. */
const works = ({ purpose, environment }: ApiKey, { plan, features }: Owner): boolean =>
  purpose === 'widget' ? features.widget !== null : worksOn(environment, plan);

const stateOf = (key: ApiKey, owner: Owner) => {
  if (!key.active) return 'inactive';
  return works(key, owner) ? 'active' : 'lapsed';
};

/** A key as its owner sees it, on the plan of the moment: neither a secret nor its hash. */
export const keyView = (key: ApiKey, owner: Owner, now: string) => {
  const { id, keyId, name, description = null, environment, purpose, active, createdAt, lastUsedAt = null } = key;
  const { monthlyValidationsPerKey, features } = plans[owner.plan];
  return {
    id,
    keyId,
    name,
    description,
    environment,
    purpose,
    active,
    createdAt,
    lastUsedAt,
    state: stateOf(key, owner),
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
