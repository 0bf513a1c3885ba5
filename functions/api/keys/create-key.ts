import { createKey as contract } from '#shared/contract/app/keys.ts';
import { Fault } from '#shared/errors/fault.ts';
import { keysCreatedPerDay, plans } from '#shared/plans.ts';
import type { Environment } from '#shared/validation/environment.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import type { PortsOf } from '../../ports/connect.ts';
import { newId } from '../../proof.ts';
import { entitlementsOf } from '../../rules/credits/entitlement.ts';
import { newKeyId, newSecret } from '../../rules/keys/secret.ts';
import { worksOn } from '../../rules/keys/tier.ts';
import { daySeconds } from '../../rules/time.ts';
import { keyView } from './key-view.ts';
import { freshSecret } from './fresh-secret.ts';
import { proofPorts, requireProof } from './require-proof.ts';

type Ports = PortsOf<'keyring.find' | 'holdings.find' | 'clock.now'>;

/** The ring as it is and what the plan of the moment leaves room for, or why it leaves none. The ring is read first. */
const roomFor = async ({ keyring, holdings, clock }: Ports, userId: string, environment: Environment) => {
  const ring = await keyring.find(userId);
  const { plan, tiers } = entitlementsOf(await holdings.find(userId), clock.now());
  const { count } = plans[plan].keys;
  if (!worksOn(environment, plan)) throw new Fault('errors.productionNeedsPlan', { extra: { entitlement: 'restApi' } });
  if (Object.keys(ring.keyIds ?? {}).length >= count) throw new Fault('errors.tooManyKeys', { extra: { count } });
  return { ring, plan, count, tiers };
};

/** Whoever creates and deletes keys all day has a bound too. */
const takeOneOfDay = async ({ limits, clock }: PortsOf<'limits.take' | 'clock.now'>, userId: string): Promise<void> => {
  const counter = { what: `keys#${userId}`, by: 'user', max: keysCreatedPerDay, windowSeconds: daySeconds } as const;
  const { isTaken, resetSeconds } = await limits.take(counter, clock.now());
  if (!isTaken) throw new Fault('errors.tooManyRequests', { retryAfterSeconds: resetSeconds });
};

/** Others create keys at the same time, or the plan changes: then it looks again. */
const turns = 5;

/** Says first what the plan does not allow: nobody types a password in vain. */
export const createKey = implement(contract)
  .needing('keyring.find', 'keyring.create', 'holdings.find', 'keySecrets.hash', 'limits.take', ...proofPorts)
  .by(async ({ body: { name, description, environment, password }, caller }, ports) => {
    const { userId } = caller;
    let room = await roomFor(ports, userId, environment);
    await requireProof(ports, caller, password);
    await takeOneOfDay(ports, userId);
    const now = ports.clock.now();
    const secret = newSecret(environment);
    const { hash, endsWith } = await freshSecret(ports, secret);
    const key = {
      id: newId('key', now),
      keyId: newKeyId(environment),
      userId,
      name,
      description: description || undefined,
      environment,
      purpose: 'api' as const,
      active: true,
      secrets: { [hash]: { endsWith, createdAt: now } },
      createdAt: now,
      minutes: {},
      months: {},
    };
    for (let turn = 0; turn < turns; turn++) {
      const { ring, plan, count, tiers } = room;
      const placed = { ...key, tiers };
      if (await ports.keyring.create(ring, placed, count)) return { ...keyView(placed, plan, now), secret };
      room = await roomFor(ports, userId, environment);
    }
    throw new Fault('errors.tooManyRequests', { retryAfterSeconds: 1 });
  });

export const handler = await http(createKey);
