import { gatewayKeys as settings, type PlanName } from '#shared/plans.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import { entitlementsOf } from '../rules/credits/entitlement.ts';
import { worksOn } from '../rules/keys/tier.ts';
import { minusSeconds, plusSeconds } from '../rules/time.ts';
import type { GatewayKeyOf, Ring } from '../store/keys/account-gateway-keys.ts';

export const providePorts = [
  'accountGatewayKeys.find',
  'accountGatewayKeys.namedBy',
  'accountGatewayKeys.claim',
  'accountGatewayKeys.assign',
  'accountGatewayKeys.nameOn',
  'gatewayKeys.turn',
  'gatewayKeys.find',
  'gatewayKeys.create',
  'gatewayKeys.attach',
  'holdings.find',
  'clock.now',
] as const satisfies readonly PortName[];

type Ports = PortsOf<(typeof providePorts)[number]>;

/**
 * What an interrupted run left is taken up while it is this young, and deleted as nobody's only when it is twice as old:
 * nobody takes up what another deletes.
 */
export const leftForSeconds = 30 * 60;

/** The plan that an account's gateway key is to be of; nothing where a shared one serves, or the ring cannot be read. */
const wantedBy = async (
  { holdings }: Ports,
  userId: string,
  ring: Ring,
  now: string,
): Promise<PlanName | undefined> => {
  if (ring.productionKeyIds.length === 0) return undefined;
  const tier = entitlementsOf(await holdings.find(userId), now).plan;
  return worksOn('production', tier) ? tier : undefined;
};

/**
 * Makes one, or takes up what an interrupted run made; it is named only when it is in its usage plan. Nothing where another
 * run does so: when it is done, it changes the ring, and whoever is told of that looks once more.
 */
const make = async (ports: Ports, userId: string, tier: PlanName, before: string | undefined) => {
  const { gatewayKeys, accountGatewayKeys, clock } = ports;
  if (!(await accountGatewayKeys.claim(userId, clock.now()))) return undefined;
  await gatewayKeys.turn();
  const left = await gatewayKeys.find(userId, tier, minusSeconds(clock.now(), leftForSeconds));
  const made = left.find(({ apiKeyId }) => apiKeyId !== before) ?? (await gatewayKeys.create(userId, tier));
  await gatewayKeys.attach(made.apiKeyId, tier);
  const gateway = { ...made, tier, since: plusSeconds(clock.now(), settings.settleMinutes * 60) };
  if (await accountGatewayKeys.assign(userId, before, gateway)) return gateway;
  throw new Error('Another run named a gateway key meanwhile');
};

const nameOnKeys = async ({ accountGatewayKeys }: Ports, userId: string, ring: Ring, gateway: GatewayKeyOf) => {
  const named = await accountGatewayKeys.namedBy(ring.productionKeyIds);
  const others = [...named].filter(([, apiKeyId]) => apiKeyId !== gateway.apiKeyId);
  await Promise.all(others.map(([keyId]) => accountGatewayKeys.nameOn(keyId, userId, gateway)));
};

export type Provided = 'unwanted' | 'kept' | 'made' | 'underWay';

/**
 * Sees to it that an account with keys of production has a gateway key of its plan, named by its keyring and on those keys.
 * Each step finds what those before it did, so a run that ends anywhere is finished by the next. The gateway key of the plan
 * before is nobody's then; a job deletes it when nothing remembers it any more.
 */
export const provide = async (
  ports: Ports,
  userId: string,
  exists: (gateway: GatewayKeyOf) => boolean = () => true,
): Promise<Provided> => {
  const { accountGatewayKeys, clock } = ports;
  const ring = await accountGatewayKeys.find(userId);
  const now = clock.now();
  const tier = ring && (await wantedBy(ports, userId, ring, now));
  if (!ring || !tier) return 'unwanted';
  const has = ring.gateway?.tier === tier && exists(ring.gateway) ? ring.gateway : undefined;
  const gateway = has ?? (await make(ports, userId, tier, ring.gateway?.apiKeyId));
  if (!gateway) return 'underWay';
  await nameOnKeys(ports, userId, ring, gateway);
  return has ? 'kept' : 'made';
};
