import type { Owner } from '../store/credits/wallets.ts';
import type { PortsOf } from '../ports/connect.ts';

type Wallets = PortsOf<'wallets.listOwners'>['wallets'];

/** Whoever may hold credits, so many at a time. */
async function* inTurns({ listOwners }: Wallets, atOnce: number): AsyncGenerator<readonly Owner[]> {
  for (let page = await listOwners(); ; page = await listOwners(page.next)) {
    for (let first = 0; first < page.owners.length; first += atOnce) yield page.owners.slice(first, first + atOnce);
    if (!page.next) return;
  }
}

interface Work<T> {
  readonly atOnce: number;
  /** On the clock of `performance`: from then on nobody else's turn comes. */
  readonly deadline?: number;
  readonly each: (owner: Owner) => Promise<T>;
}

/**
 * Does something for every owner and gives what came of it. What fails for one stops nobody else: it is told at the end,
 * so that the run counts as failed.
 */
export const forEveryOwner = async <T>(
  wallets: Wallets,
  { atOnce, deadline = Number.POSITIVE_INFINITY, each }: Work<T>,
): Promise<T[]> => {
  const results: PromiseSettledResult<T>[] = [];
  for await (const owners of inTurns(wallets, atOnce)) {
    if (performance.now() > deadline) break;
    results.push(...(await Promise.allSettled(owners.map(each))));
  }
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  if (failures.length > 0) throw new AggregateError(failures, `failed for ${failures.length} of ${results.length}`);
  return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
};
