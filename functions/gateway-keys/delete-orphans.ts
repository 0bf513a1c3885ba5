import { logger, nameOf } from '../log.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import type { Owned } from '../ports/gateway-keys.ts';
import { minusSeconds } from '../rules/time.ts';
import { leftForSeconds } from './provide.ts';

export const orphanPorts = [
  'accountGatewayKeys.find',
  'accountGatewayKeys.namedByRings',
  'accountGatewayKeys.namedBy',
  'gatewayKeys.turn',
  'gatewayKeys.remove',
] as const satisfies readonly PortName[];

type Ports = PortsOf<(typeof orphanPorts)[number]>;

/** Those that may have been made by a run that still goes on, or that the next takes up, are nobody's business. */
const youngSeconds = 2 * leftForSeconds;

/**
 * Whether nothing uses a gateway key: neither ring nor API key names it, and the one that replaced it serves by now, so that
 * the gateway remembers the old one no more. Of a ring that cannot be read nobody knows.
 */
const isNobodys = async ({ accountGatewayKeys }: Ports, { apiKeyId, userId }: Owned, now: string): Promise<boolean> => {
  const ring = await accountGatewayKeys.find(userId);
  if (!ring || ring.gateway?.apiKeyId === apiKeyId || (ring.gateway?.since ?? '') > now) return false;
  const named = await accountGatewayKeys.namedBy(ring.productionKeyIds);
  return ![...named.values()].includes(apiKeyId);
};

interface Bounds {
  readonly now: string;
  /** On the clock of `performance`: from then on nothing more is begun. */
  readonly deadline: number;
}

type Fate = 'named' | 'deleted' | 'left' | 'failed';

const fateOf = async (ports: Ports, one: Owned, { now, deadline }: Bounds): Promise<Fate> => {
  if (performance.now() >= deadline) return 'left';
  try {
    if (!(await isNobodys(ports, one, now))) return 'named';
    await ports.gatewayKeys.turn();
    await ports.gatewayKeys.remove(one.apiKeyId);
    return 'deleted';
  } catch (error) {
    logger.error('gateway key not judged', { userId: one.userId, cause: nameOf(error) });
    return 'failed';
  }
};

/** So many rings are read at once. */
const pageSize = 100;

/** Deletes gateway keys that no account names any more; one that fails stops no other. */
export const deleteOrphans = async (
  ports: Ports,
  owned: readonly Owned[],
  bounds: Bounds,
): Promise<Readonly<Record<Exclude<Fate, 'named'>, number>>> => {
  const youngest = minusSeconds(bounds.now, youngSeconds);
  const old = owned.filter(({ createdAt }) => createdAt < youngest);
  const fates = { named: 0, deleted: 0, left: 0, failed: 0 };
  for (let start = 0; start < old.length; start += pageSize) {
    const page = old.slice(start, start + pageSize);
    const named = await ports.accountGatewayKeys.namedByRings(page.map(({ userId }) => userId));
    for (const one of page.filter(({ apiKeyId }) => !named.has(apiKeyId))) fates[await fateOf(ports, one, bounds)] += 1;
  }
  const { named: _, ...told } = fates;
  return told;
};
