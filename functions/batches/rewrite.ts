import type { PortName, PortsOf } from '../ports/connect.ts';
import type { Batch } from '../rules/batches/batch.ts';
import { findBatch, type Wanted } from './find.ts';

export const rewritePorts = ['batches.find', 'batches.write'] as const satisfies readonly PortName[];
type Ports = PortsOf<(typeof rewritePorts)[number]>;

/** In each round its driver wrote first, which it does about once a second. */
const rounds = 10;

/** Writes what a batch is to become, made of what it is at that moment; the same value back writes nothing. */
export const rewrite = async (
  ports: Ports,
  wanted: Wanted,
  become: (batch: Batch) => Batch | Promise<Batch>,
): Promise<{ readonly batch: Batch; readonly isWritten: boolean }> => {
  for (let round = 0; round < rounds; round++) {
    const seen = await findBatch(ports, wanted);
    const next = await become(seen);
    if (next === seen) return { batch: seen, isWritten: false };
    const written = await ports.batches.write(seen, next);
    if (written) return { batch: written, isWritten: true };
  }
  throw new Error('A batch kept changing');
};
