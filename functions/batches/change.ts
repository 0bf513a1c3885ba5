import type { PortName, PortsOf } from '../ports/connect.ts';
import type { Wanted } from './find.ts';
import { rewrite, rewritePorts } from './rewrite.ts';
import { viewOf } from './view.ts';

export const changePorts = [...rewritePorts, 'clock.now'] as const satisfies readonly PortName[];

/** What its owner writes about it: absent stays, `null` takes it away. */
interface Change {
  readonly name?: string | null | undefined;
  readonly note?: string | null | undefined;
}

const changed = (was: string | undefined, to: string | null | undefined): string | undefined =>
  to === undefined ? was : (to ?? undefined);

/** Names a batch, or notes something about it, at any time. */
export const changeBatch = async (
  ports: PortsOf<(typeof changePorts)[number]>,
  wanted: Wanted,
  { name, note }: Change,
) => {
  const { batch } = await rewrite(ports, wanted, (seen) => ({
    ...seen,
    name: changed(seen.name, name),
    note: changed(seen.note, note),
  }));
  return viewOf(batch, ports.clock.now());
};
