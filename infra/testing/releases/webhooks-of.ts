import { textIn, type Fixture, type Item } from './fixture.ts';
import { rowsOfKind } from './life-with-money.ts';
import type { useWebhooks } from './life-with-webhooks.ts';

type OfWebhooks = Awaited<ReturnType<typeof useWebhooks>>;

/** What a fixture holds of the owner's webhooks, the newest first, and of what each was told. */
export const webhooksOf = (fixture: Fixture, isRead: (row: Item) => boolean = () => true) => {
  const told = (id: string) => rowsOfKind(fixture, 'delivery').filter((row) => textIn(row, 'webhookId') === id);
  const eventsOf = (rows: readonly Item[]) => rows.filter(isRead).map((row) => textIn(row, 'id'));
  const own = rowsOfKind(fixture, 'webhook').filter(isRead).toReversed();
  return own.map((row) => [textIn(row, 'id'), eventsOf(told(textIn(row, 'id'))).toReversed()] as const);
};

/** The same of webhooks as they are shown. */
export const shownWebhooks = ({ listed, told }: Pick<OfWebhooks, 'listed' | 'told'>) =>
  listed.map(({ id }) => [id, told[id]?.map(({ eventId }) => eventId)]);

/** The events of the webhook that leads elsewhere, once for each of its secrets. */
export const dueAnew = (fixture: Fixture): readonly string[] => {
  const { listener } = fixture.people;
  if (!listener) return [];
  const due = new Map(webhooksOf(fixture)).get(listener.webhookId)?.toReversed() ?? [];
  return listener.secrets.flatMap(() => due);
};

export const statesOf = (fixture: Fixture, kind: string): ReadonlySet<string> =>
  new Set(rowsOfKind(fixture, kind).map((row) => textIn(row, 'state')));
