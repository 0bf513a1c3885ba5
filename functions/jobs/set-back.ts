import type { PortsOf } from '../ports/connect.ts';
import type { Place } from '../store/table/sparse-index.ts';

/** An item of a list that was not got done. */
export interface Failure {
  readonly place: Place;
  /** Absent where nothing failed, and nothing came of it either. */
  readonly why?: unknown;
}

export interface SetBacks {
  /** Those that are tried again by the next run. */
  readonly open: readonly Place[];
  readonly parked: number;
  readonly failures: readonly unknown[];
}

type Ports = PortsOf<'parked.setBack' | 'clock.now'>;

/** Forgets what failed before at items that wait as they should; where that fails, they are merely parked sooner. */
export const forgive = async (
  { parked }: PortsOf<'parked.forgive'>,
  places: readonly Place[],
  atOnce: number,
): Promise<Pick<SetBacks, 'failures'>> => {
  const failures: unknown[] = [];
  for (let start = 0; start < places.length; start += atOnce) {
    const tried = await Promise.allSettled(places.slice(start, start + atOnce).map((one) => parked.forgive(one)));
    failures.push(...tried.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : [])));
  }
  return { failures };
};

const setBackOne = async ({ parked, clock }: Ports, { place, why }: Failure): Promise<SetBacks> => {
  const failures = why === undefined ? [] : [why];
  try {
    const came = await parked.setBack(place, clock.now());
    // Somebody else got it done while it was tried here.
    if (came === 'gone') return { open: [], parked: 0, failures: [] };
    return came === 'parked' ? { open: [], parked: 1, failures } : { open: [place], parked: 0, failures };
  } catch (error) {
    return { open: [place], parked: 0, failures: [...failures, error] };
  }
};

/** Counts the failures of a walk on the items themselves, so many at once, and parks those that failed too often. */
export const setBack = async (ports: Ports, failed: readonly Failure[], atOnce: number): Promise<SetBacks> => {
  const all: SetBacks[] = [];
  for (let start = 0; start < failed.length; start += atOnce)
    all.push(...(await Promise.all(failed.slice(start, start + atOnce).map((one) => setBackOne(ports, one)))));
  return {
    open: all.flatMap(({ open }) => open),
    parked: all.reduce((sum, { parked }) => sum + parked, 0),
    failures: all.flatMap(({ failures }) => failures),
  };
};
