import type { PortsOf } from '../ports/connect.ts';
import type { Parked } from '../store/table/parked.ts';

type Ports = PortsOf<'parked.list' | 'parked.unpark'>;

/** A function lives a minute. */
const runMs = 40_000;

/** Everything that is parked, page after page. */
async function* all({ parked }: Pick<Ports, 'parked'>): AsyncGenerator<readonly Parked[]> {
  let cursor: Awaited<ReturnType<typeof parked.list>>['next'];
  do {
    const { found, next } = await parked.list(cursor);
    yield found;
    cursor = next;
  } while (cursor);
}

const shown = ({ row, key, list, since }: Parked) => ({ row, key, list, since });

/** The oldest of what is parked, and how much of it there is. */
export const listParked = async (ports: Ports, limit: number) => {
  const found: Parked[] = [];
  for await (const page of all(ports)) found.push(...page);
  const oldest = found.toSorted((one, other) => (one.since < other.since ? -1 : 1)).slice(0, limit);
  return { parked: oldest.map(shown), count: found.length };
};

/** Puts one row back into its list, or all of them, as many as there is time for. */
export const unparkRows = async (ports: Ports, row: string) => {
  const deadline = performance.now() + runMs;
  let unparked = 0;
  for await (const page of all(ports)) {
    const wanted = page.filter((one) => row === 'all' || one.row === row);
    const results = await Promise.all(wanted.map((one) => ports.parked.unpark(one)));
    unparked += results.filter((result) => result === 'unparked').length;
    if (performance.now() >= deadline) return { unparked, isWhole: false };
  }
  return { unparked, isWhole: true };
};
