import { listSecurityEvents as contract } from '#shared/contract/app/security-events.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { pageFound, pageWith } from '../../entry/page.ts';
import { eventView } from '../../security/event-view.ts';

export const listSecurityEvents = implement(contract)
  .needing('securityEvents.list')
  .by(async ({ query: { cursor, limit, ...filter }, caller: { userId, sessionId } }, { securityEvents }) => {
    const page = pageFound(await securityEvents.list(userId, filter, { cursor, limit }));
    return pageWith(
      page.events.map((event) => eventView(event, sessionId)),
      page,
    );
  });

export const handler = await http(listSecurityEvents);
