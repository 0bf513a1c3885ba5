import {
  components,
  sameIncidentMinutes,
  worstOf,
  type Component,
  type Harm,
  type ServiceState,
} from '#shared/status.ts';
import { plusSeconds } from '../time.ts';

interface OfComponent {
  readonly alarm: string;
  readonly component: Component;
  readonly harm: Harm;
}

/** What an alarm said last, and when that was. */
export interface Alarm extends OfComponent {
  readonly isRinging: boolean;
  readonly changedAt: string;
}

export interface Ring extends OfComponent {
  readonly startedAt: string;
  readonly endedAt?: string | undefined;
}

interface Incident {
  readonly component: Component;
  readonly status: Exclude<ServiceState, 'operational'>;
  readonly startedAt: string;
  readonly endedAt: string | null;
}

const noticed = (harm: Harm): ServiceState => (harm === 'none' ? 'operational' : harm);

const isBad = (state: ServiceState): state is Incident['status'] => state !== 'operational';

const later = (one: string | null, other: string | null): string | null =>
  one === null || other === null ? null : one > other ? one : other;

/** A ring whose end nobody told of ended when its alarm was heard of last. */
const endOf = ({ alarm, startedAt, endedAt }: Ring, alarms: ReadonlyMap<string, Alarm>): string | null => {
  if (endedAt !== undefined) return endedAt;
  const last = alarms.get(alarm);
  if (!last || last.changedAt < startedAt) return null;
  return last.isRinging && last.changedAt === startedAt ? null : last.changedAt;
};

const isSame = (before: Incident, next: Incident): boolean =>
  before.endedAt === null || next.startedAt <= plusSeconds(before.endedAt, sameIncidentMinutes * 60);

const joined = (before: Incident, next: Incident): Incident => {
  const status = worstOf([before.status, next.status]);
  return { ...before, ...(isBad(status) && { status }), endedAt: later(before.endedAt, next.endedAt) };
};

const incidentOf = (ring: Ring, alarms: ReadonlyMap<string, Alarm>): Incident[] => {
  const status = noticed(ring.harm);
  return isBad(status)
    ? [{ component: ring.component, status, startedAt: ring.startedAt, endedAt: endOf(ring, alarms) }]
    : [];
};

const byStart = (one: Incident, other: Incident): number => (one.startedAt < other.startedAt ? -1 : 1);

/** Rings of one component that overlap, or follow each other closely, as one. */
const incidentsOf = (rings: readonly Ring[], alarms: ReadonlyMap<string, Alarm>): readonly Incident[] => {
  const each = rings.flatMap((ring) => incidentOf(ring, alarms));
  return [...Map.groupBy(each, ({ component }) => component).values()].flatMap((own) =>
    own.toSorted(byStart).reduce<readonly Incident[]>((incidents, next) => {
      const before = incidents.at(-1);
      if (!before || !isSame(before, next)) return [...incidents, next];
      return [...incidents.slice(0, -1), joined(before, next)];
    }, []),
  );
};

/** The status of everything by what alarms said: of a component, the worst that rings; of all, the worst component. */
export const statusOf = ({ alarms, rings }: { readonly alarms: readonly Alarm[]; readonly rings: readonly Ring[] }) => {
  const ringing = alarms.filter(({ isRinging, harm }) => isRinging && harm !== 'none');
  const states = components.map((component) => {
    const own = ringing.filter((alarm) => alarm.component === component);
    const [since = null] = own.map(({ changedAt }) => changedAt).toSorted();
    return { component, status: worstOf(own.map(({ harm }) => noticed(harm))), since };
  });
  return {
    status: worstOf(states.map(({ status }) => status)),
    components: states,
    incidents: incidentsOf(rings, new Map(alarms.map((alarm) => [alarm.alarm, alarm]))).toSorted((one, other) =>
      byStart(other, one),
    ),
  };
};
