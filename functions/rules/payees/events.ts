import type { PayeeEvent } from './payee.ts';

const eventsAtMost = 30;

/** Answers that changed nothing are one event where nothing else stands between them. */
const together = (newer: PayeeEvent, older: PayeeEvent): readonly PayeeEvent[] =>
  newer.what === 'same' && older.what === 'same' && newer.accountId === older.accountId
    ? [{ ...newer, times: newer.times + older.times }]
    : [newer, older];

/** The events of a payee with one more, the newest first. */
export const withEvent = (events: readonly PayeeEvent[], event: PayeeEvent): PayeeEvent[] =>
  [event, ...events]
    .toSorted((one, other) => (one.at === other.at ? 0 : one.at > other.at ? -1 : 1))
    .reduce<PayeeEvent[]>((all, one) => {
      const before = all.at(-1);
      return before ? [...all.slice(0, -1), ...together(before, one)] : [one];
    }, [])
    .slice(0, eventsAtMost);
