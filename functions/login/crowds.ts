import { MetricUnit } from '@aws-lambda-powertools/metrics';
import { Fault } from '#shared/errors/fault.ts';
import { crowdLimits } from '#shared/plans.ts';
import { metrics } from '../log.ts';
import type { PortsOf } from '../ports/connect.ts';
import { isCrowd, waitOfCrowd, type CrowdBy } from '../rules/login/crowd.ts';
import { loginsHeld } from '../rules/login/login-metrics.ts';
import { networkAround } from '../rules/login/network.ts';
import { windowStart } from '../rules/limits/window.ts';

export const crowdPorts = [
  'attempts.find',
  'attempts.takeTurn',
  'attempts.add',
  'attemptNames.of',
  'clock.now',
] as const;
type Ports = PortsOf<(typeof crowdPorts)[number]>;

/** A try of somebody who never logged in where it comes from. */
export interface Tried {
  readonly email: string;
  readonly password: string;
  readonly from: string;
}

const namesOf = async ({ password, from }: Tried, { attemptNames }: Ports, now: string) => {
  // As it is hashed: spelt with other code points it is the same password.
  const by = { address: from, network: networkAround(from), password: password.normalize('NFKC') } satisfies Record<
    CrowdBy,
    string
  >;
  const window = windowStart(now, crowdLimits.windowSeconds);
  const texts = Object.entries(by).map(([kind, text]) => `${kind} ${text}`);
  const named = await attemptNames.of(window, texts, 'whole');
  return (Object.keys(by) as CrowdBy[]).map((kind, place) => ({ by: kind, name: named[place] ?? '' }));
};

const tellHeld = (by: CrowdBy): void => {
  const one = metrics.singleMetric();
  one.addDimension('by', by);
  one.addMetric(loginsHeld, MetricUnit.Count, 1);
};

const refuse = (by: CrowdBy, retryAfterSeconds: number): never => {
  tellHeld(by);
  throw new Fault('errors.tooManyRequests', { retryAfterSeconds });
};

/**
 * Refuses a try while one before it failed by the same address, network or password, as those of many e-mails did. Of who
 * waited one is heard: it takes the turn before its password is looked at.
 */
export const requireTurn = async (tried: Tried, ports: Ports): Promise<void> => {
  const now = ports.clock.now();
  const names = await namesOf(tried, ports, now);
  const found = await ports.attempts.find(
    names.map(({ name }) => name),
    now,
  );
  const crowds = names.flatMap(({ by, name }) => {
    const failed = found.find((one) => one.name === name);
    return failed && isCrowd(by, failed) ? [{ by, failed, seconds: waitOfCrowd(by, failed, now) }] : [];
  });
  const longest = crowds.toSorted((one, other) => other.seconds - one.seconds)[0];
  if (longest && longest.seconds > 0) refuse(longest.by, longest.seconds);
  for (const { by, failed } of crowds) if (!(await ports.attempts.takeTurn(failed, now))) refuse(by, 1);
};

/** What failed is seen by its address, its network and its password from now on. */
export const countFailed = async (tried: Tried, ports: Ports): Promise<void> => {
  const now = ports.clock.now();
  const window = windowStart(now, crowdLimits.windowSeconds);
  const names = await namesOf(tried, ports, now);
  const [email = ''] = await ports.attemptNames.of(window, [tried.email], 'short');
  await ports.attempts.add(
    names.map(({ name }) => name),
    email,
    now,
  );
};
