import { everyHour, scheduled } from '../entry/schedule.ts';
import { deleteOrphans, orphanPorts } from '../gateway-keys/delete-orphans.ts';
import { provide, providePorts } from '../gateway-keys/provide.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import type { Owned } from '../ports/gateway-keys.ts';
import type { GatewayKeyOf } from '../store/keys/account-gateway-keys.ts';
import { tellInRegion, tellLeft } from './gateway-key-metrics.ts';
import { walk, walkPorts } from './walk.ts';

const needs = [
  ...walkPorts,
  ...providePorts,
  ...orphanPorts,
  'gatewayKeys.list',
  'accountGatewayKeys.list',
  'accountGatewayKeys.release',
] as const satisfies readonly PortName[];

type Ports = PortsOf<(typeof needs)[number]>;

const atOnce = 10;
/** A function lives a minute; half of its time is for what nobody names, the rest for who lacks one. */
const orphansMs = 20_000;
const runMs = 40_000;

/** All that the region holds: twenty pages at most. */
const listAll = async ({ gatewayKeys }: Ports) => {
  const owned: Owned[] = [];
  let [count, next]: [number, string | undefined] = [0, undefined];
  do {
    const page: Awaited<ReturnType<typeof gatewayKeys.list>> = await gatewayKeys.list(next);
    owned.push(...page.owned);
    count += page.count;
    next = page.next;
  } while (next !== undefined);
  return { owned, count };
};

/** Whether a gateway key is there: one that does not serve yet may be younger than what was listed. */
const isKnownIn = (owned: readonly Owned[], now: string) => {
  const ids = new Set(owned.map(({ apiKeyId }) => apiKeyId));
  return ({ apiKeyId, since }: GatewayKeyOf): boolean => ids.has(apiKeyId) || since > now;
};

/** Gives an account the gateway key it lacks, and takes from one whose plan includes it no more what others may need. */
const settle = async (ports: Ports, userId: string, isKnown: (gateway: GatewayKeyOf) => boolean) => {
  const provided = await provide(ports, userId, isKnown);
  const ring = provided === 'unwanted' && (await ports.accountGatewayKeys.find(userId));
  if (!ring) return provided;
  await ports.accountGatewayKeys.release(userId, ring);
  // Its plan may have come back between the two.
  return provide(ports, userId);
};

/**
 * Keeps gateway keys and the accounts that name them together, from both sides: what no account names is deleted, and an
 * account whose gateway key is gone, or of another plan, gets one. It compares what is there with what is to be, so a run
 * goes on where the one before it stopped, and makes up for whatever was not told.
 */
export const reconcileGatewayKeys = everyHour(
  'Gateway keys that nobody uses fill the region, and a customer whose own is gone is refused.',
)
  .needing(...needs)
  .by(async (ports) => {
    const begun = performance.now();
    const now = ports.clock.now();
    const { owned, count } = await listAll(ports);
    tellInRegion(count);
    const orphans = await deleteOrphans(ports, owned, { now, deadline: begun + orphansMs });
    tellLeft(orphans.left + orphans.failed);
    const isKnown = isKnownIn(owned, now);
    const { results, isWhole } = await walk(ports, {
      list: 'gatewayKeys',
      page: (cursor) => ports.accountGatewayKeys.list(cursor),
      atOnce,
      deadline: begun + runMs,
      each: (userId: string) => settle(ports, userId, isKnown),
    });
    const made = results.filter((result) => result === 'made').length;
    return { ...orphans, settled: results.length, made, unfinished: isWhole ? 0 : 1 };
  });

export const handler = await scheduled(reconcileGatewayKeys);
