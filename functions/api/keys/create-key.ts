import { createKey as contract } from '#shared/contract/app/keys.ts';
import { Fault } from '#shared/errors/fault.ts';
import { keysCreatedPerDay, plans } from '#shared/plans.ts';
import type { Environment } from '#shared/validation/environment.ts';
import type { KeyPurpose } from '#shared/validation/keys.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { takeOfDay } from '../../limits/take-of-day.ts';
import { tellOwner } from '../../notices/tell-owner.ts';
import type { PortsOf } from '../../ports/connect.ts';
import { newId } from '../../proof.ts';
import { entitlementsOf, type Entitlements } from '../../rules/credits/entitlement.ts';
import { newKeyId, newSecret } from '../../rules/keys/secret.ts';
import { worksOn } from '../../rules/keys/tier.ts';
import type { Keyring } from '../../store/keys/keyring.ts';
import { keyView } from './key-view.ts';
import { freshSecret } from './fresh-secret.ts';
import { proofPorts, requireProof } from '../../login/require-proof.ts';

type Ports = PortsOf<'keyring.find' | 'holdings.find' | 'clock.now'>;

interface Wanted {
  readonly environment: Environment;
  readonly purpose: KeyPurpose;
}
type Refusal = (ring: Keyring, owner: Entitlements, environment: Environment) => Fault | undefined;

/** Why one more key of a purpose is not made. Those of the widget have a place of their own in each environment. */
const refusals: Readonly<Record<KeyPurpose, Refusal>> = {
  api: ({ ofPlan = {} }, { plan }, environment) => {
    const { count } = plans[plan].keys;
    if (!worksOn(environment, plan))
      return new Fault('errors.productionNeedsPlan', { extra: { entitlement: 'restApi' } });
    return Object.keys(ofPlan).length >= count ? new Fault('errors.tooManyKeys', { extra: { count } }) : undefined;
  },
  widget: ({ ofWidget }, { features }, environment) => {
    if (!features.widget) return new Fault('errors.notOnPlan', { extra: { entitlement: 'widget' } });
    return ofWidget[environment] ? new Fault('errors.widgetKeyExists') : undefined;
  },
};

/** The ring as it is and what its owner has at the moment, if there is room for this key. The ring is read first. */
const roomFor = async ({ keyring, holdings, clock }: Ports, userId: string, { environment, purpose }: Wanted) => {
  const ring = await keyring.find(userId);
  const owner = entitlementsOf(await holdings.find(userId), clock.now());
  const refusal = refusals[purpose](ring, owner, environment);
  if (refusal) throw refusal;
  return { ring, owner };
};

/** Others create keys at the same time, or the plan changes: then it looks again. */
const turns = 5;

/** Says first what the plan does not allow: nobody types a password in vain. */
export const createKey = implement(contract)
  .needing('keyring.find', 'keyring.create', 'holdings.find', 'keySecrets.hash', 'limits.take', ...proofPorts)
  .by(async ({ body: { name, description, environment, purpose, ...proof }, caller }, ports) => {
    const { userId } = caller;
    let room = await roomFor(ports, userId, { environment, purpose });
    await requireProof(ports, caller, proof);
    // Whoever creates and deletes keys all day has a bound too.
    await takeOfDay(ports, { what: `keys#${userId}`, max: keysCreatedPerDay });
    const now = ports.clock.now();
    const secret = newSecret(environment);
    const { hash, endsWith } = await freshSecret(ports, secret);
    const key = {
      id: newId('key', now),
      keyId: newKeyId(environment, purpose),
      userId,
      name,
      description: description || undefined,
      environment,
      purpose,
      active: true,
      secrets: { [hash]: { endsWith, createdAt: now } },
      createdAt: now,
      minutes: {},
      months: {},
    };
    for (let turn = 0; turn < turns; turn++) {
      const { ring, owner } = room;
      const placed = { ...key, tiers: owner.tiers };
      if (await ports.keyring.create(ring, placed, plans[owner.plan].keys.count)) {
        await tellOwner(ports, userId, { mail: 'keyCreated', facts: { key: key.keyId } }, now);
        return { ...keyView(placed, owner, now), secret };
      }
      room = await roomFor(ports, userId, { environment, purpose });
    }
    throw new Fault('errors.tooManyRequests', { retryAfterSeconds: 1 });
  });

export const handler = await http(createKey);
