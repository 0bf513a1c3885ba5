import { onMessage, queued } from '../entry/queue.ts';
import { widgetSessionMoved } from '../rules/events/widget-session-moved.ts';

/** Counts each step of each session of the widget once, for the day on which the session began. */
export const countWidgetSessions = onMessage(
  widgetSessionMoved,
  'The analytics of the widget lag behind; what is not counted a day after a session ended is never counted.',
  // All sessions of one day raise one row: more at once would only wait for each other.
  { atOnce: 10 },
)
  .needing('widgetDays.count')
  .by(({ session }, { widgetDays }) => widgetDays.count(session));

export const handler = await queued(countWidgetSessions);
