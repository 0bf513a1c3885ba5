import type { EventType, WebhookState } from '#shared/validation/webhooks.ts';

/** What its owner may say of a webhook, and since when nobody answered there. */
interface Changeable {
  readonly url: string;
  readonly description?: string | undefined;
  readonly events: readonly EventType[];
  readonly state: WebhookState;
  readonly failingSince?: string | undefined;
}

interface Said {
  readonly url?: string | undefined;
  /** `null` and an empty one take it away. */
  readonly description?: string | null | undefined;
  readonly events?: readonly EventType[] | undefined;
  readonly active?: boolean | undefined;
}

/** Each event once, in the order in which they were said. */
export const eachOnce = (events: readonly EventType[]): EventType[] => [...new Set(events)];

const stateOf = (state: WebhookState, active: boolean | undefined): WebhookState => {
  if (active === undefined) return state;
  return active ? 'active' : 'paused';
};

/** Whether a change makes it go on: what waited meanwhile is to be sent. */
const goesOn = (before: Pick<Changeable, 'state'>, after: Pick<Changeable, 'state'>): boolean =>
  before.state !== 'active' && after.state === 'active';

/** Whether a change is to be tried at once: it goes on, or leads elsewhere. */
export const isWoken = (before: Pick<Changeable, 'state' | 'url'>, after: Pick<Changeable, 'state' | 'url'>): boolean =>
  after.state === 'active' && (goesOn(before, after) || before.url !== after.url);

/** A webhook after a change. At another address, or switched on again, it has not failed yet. */
export const changed = <W extends Changeable>(
  webhook: W,
  { url = webhook.url, description = webhook.description, events = webhook.events, active }: Said,
) => {
  const state = stateOf(webhook.state, active);
  const isAnew = url !== webhook.url || goesOn(webhook, { state });
  return {
    ...webhook,
    url,
    description: description || undefined,
    events: eachOnce(events),
    state,
    failingSince: isAnew ? undefined : webhook.failingSince,
  };
};
