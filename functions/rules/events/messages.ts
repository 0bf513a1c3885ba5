import type { TableEvent } from './event.ts';

/** What queues are told of an event, each customer's in a group of its own. */
export const messagesOf = (
  { message }: Pick<TableEvent, 'message'>,
  items: readonly { readonly userId: string }[],
): readonly { readonly group: string; readonly body: unknown }[] =>
  items.map((item) => ({ group: item.userId, body: message.parse(item) }));
