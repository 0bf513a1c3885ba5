import { cursorAtMost } from '#shared/validation/limits.ts';
import { deliveryStates, type DeliveryState } from '#shared/validation/webhooks.ts';

/** What the address says of this part of the page: which webhook, which of its deliveries, and the one that is open. */
export interface Asked {
  readonly webhook: string | undefined;
  readonly state: DeliveryState | undefined;
  readonly cursor: string | undefined;
  readonly delivery: string | undefined;
}

/** Reads the address; a value nobody offers is left out, as if it were not there. */
export const askedIn = (search: URLSearchParams): Asked => ({
  webhook: /^whk_[0-9a-z]{26}$/.exec(search.get('webhook') ?? '')?.[0],
  state: deliveryStates.find((state) => state === search.get('state')),
  cursor: search.get('cursor')?.slice(0, cursorAtMost) || undefined,
  delivery: /^dlv_[0-9a-z]{52}$/.exec(search.get('delivery') ?? '')?.[0],
});

/** Parts of the address that end when another one changes: what stands later is a part of what stands before. */
const order = ['webhook', 'state', 'cursor', 'delivery'] as const;

/** The address with one part changed, and without those that belonged to what it was before. */
export const withPart = (
  search: URLSearchParams,
  part: (typeof order)[number],
  value: string | undefined,
): URLSearchParams => {
  const next = new URLSearchParams(search);
  for (const one of order.slice(order.indexOf(part))) next.delete(one);
  if (value !== undefined) next.set(part, value);
  return next;
};
