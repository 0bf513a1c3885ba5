import { eventData } from '#shared/contract/resources/event.ts';
import { eventExamples } from '#shared/contract/resources/event-examples.ts';
import type { EventType } from '#shared/validation/webhooks.ts';
import { aside, code, json, list, section, together } from '../markdown/write.ts';
import type { Language, Page, PagePath } from '../page.ts';
import { describedIn } from '../reference/told.ts';
import { shapeOf } from '../schema/read.ts';
import { membersIn } from '../schema/write.ts';
import { eventMessages } from './messages.ts';

export const eventsPath: PagePath = '/api-documentation/webhooks/events';

export const pathOfEvent = (type: EventType): PagePath => `${eventsPath}/${type}` as PagePath;

/** An event as a receiver gets it. */
export const eventShown = (type: EventType) => ({
  id: 'evt_01kax7q2p4c8m1t6h9r3e5w0zy',
  type,
  createdAt: '2026-11-24T15:04:05.020Z',
  data: eventExamples[type],
});

export const pageOfEvent = (type: EventType, language: Language): Page => {
  const { events, data, arrives, answer, how } = eventMessages[language];
  const { title, when: happens, act } = events[type];
  const writing = { language, told: describedIn(language) };
  return {
    path: pathOfEvent(type),
    group: 'events',
    nav: type,
    title,
    lead: `${code(type)}. ${happens}`,
    markdown: together(
      section(answer, act, list(how), aside(json(eventShown(type), `title="${arrives}"`))),
      section(data, membersIn(shapeOf(eventData[type], 'output'), writing, 'output')),
    ),
  };
};
