import { statusHistoryDays, worstOf, type Component, type ServiceState } from '#shared/status.ts';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { getStatus } from '#shared/contract/app/status.ts';

export type Told = OutputOf<typeof getStatus>;
type Incident = Told['incidents'][number];

const dayMs = 24 * 60 * 60 * 1000;

/** The worst of each day, the oldest first: days begin at midnight of whoever reads. */
export const daysOf = (incidents: readonly Incident[], component: Component, now: Date): readonly ServiceState[] => {
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  return Array.from({ length: statusHistoryDays }, (_, index) => {
    const from = new Date(today.getFullYear(), today.getMonth(), today.getDate() - statusHistoryDays + 1 + index);
    const to = from.getTime() + dayMs;
    const own = incidents.filter(
      ({ component: of, startedAt, endedAt }) =>
        of === component && Date.parse(startedAt) < to && (endedAt === null || Date.parse(endedAt) >= from.getTime()),
    );
    return worstOf(own.map(({ status }) => status));
  });
};

/** What the headline says: where only banks are silent, that is not us. */
export const headlineOf = ({ status, components }: Told): 'operational' | 'degraded' | 'outage' | 'banks' => {
  const bad = components.filter((one) => one.status !== 'operational');
  return bad.length > 0 && bad.every(({ component }) => component === 'banks') ? 'banks' : status;
};
