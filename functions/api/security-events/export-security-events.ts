import { exportSecurityEvents as contract, securityEventsPerExport } from '#shared/contract/app/security-events.ts';
import { csvMoment } from '#shared/csv.ts';
import { messages } from '#shared/messages/index.ts';
import type { Messages } from '#shared/messages/messages.ts';
import { activityColumns, type ActivityColumn } from '#shared/validation/activity-columns.ts';
import { csvPart } from '../../entry/csv-part.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { pageFound } from '../../entry/page.ts';
import { eventView, type EventView } from '../../security/event-view.ts';

const cellsOf = (event: EventView, words: Messages['activity']): Record<ActivityColumn, string | null> => ({
  at: csvMoment(event.at),
  what: (words.kinds as Readonly<Record<string, string>>)[event.kind] ?? words.otherKind,
  outcome: words.outcomes[event.outcome],
  who: event.byOperator ? words.operator : null,
  browser: event.userAgent,
  network: event.network,
  session: event.sessionId,
  key: event.keyId,
  subject: event.subject,
  error: event.error,
  request: event.requestId,
  id: event.id,
});

export const exportSecurityEvents = implement(contract)
  .needing('securityEvents.list')
  .by(async ({ query: { cursor, ...filter }, caller: { userId, sessionId }, asked }, { securityEvents }) => {
    const page = pageFound(await securityEvents.list(userId, filter, { cursor, limit: securityEventsPerExport }));
    const words = messages[asked.language].activity;
    const header = activityColumns.map((column) => words.columns[column]);
    const rows = page.events.map((event) => {
      const cells = cellsOf(eventView(event, sessionId), words);
      return activityColumns.map((column) => cells[column] ?? '');
    });
    return csvPart({ file: 'cuentaclara-activity.csv', header, rows }, page);
  });

export const handler = await http(exportSecurityEvents);
