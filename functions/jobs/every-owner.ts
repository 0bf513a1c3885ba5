import type { Owner } from '../records/wallets.ts';
import type { PortsOf } from '../runtime/ports.ts';

/** Whoever may hold credits, so many at a time. */
export async function* everyOwner(
  { listOwners }: PortsOf<'wallets.listOwners'>['wallets'],
  atOnce: number,
): AsyncGenerator<readonly Owner[]> {
  for (let page = await listOwners(); ; page = await listOwners(page.next)) {
    for (let first = 0; first < page.owners.length; first += atOnce) yield page.owners.slice(first, first + atOnce);
    if (!page.next) return;
  }
}
