import type { ActivityEvent } from './api/activity.ts';

/** Events of one day, by the reader's clock. */
interface Day {
  readonly name: string;
  readonly events: readonly ActivityEvent[];
}

/** In the order they came. */
export const byDay = (events: readonly ActivityEvent[], dayOf: (iso: string) => string): readonly Day[] =>
  [...Map.groupBy(events, ({ at }) => dayOf(at))].map(([name, of]) => ({ name, events: of }));
