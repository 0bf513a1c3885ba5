import { eventTypes } from '#shared/validation/webhooks.ts';
import { code, link, list, section, table, together } from '../markdown/write.ts';
import type { Language, Page, Source } from '../page.ts';
import { eventsPath, pageOfEvent, pathOfEvent } from './event-page.ts';
import { eventMessages } from './messages.ts';

const eventIndex = (language: Language): Page => {
  const { indexTitle, indexNav, indexLead, type, when, answer, how, events } = eventMessages[language];
  return {
    path: eventsPath,
    group: 'events',
    nav: indexNav,
    title: indexTitle,
    lead: indexLead,
    markdown: together(
      section(
        indexNav,
        table(
          [type, when],
          eventTypes.map((one) => [link(code(one), pathOfEvent(one)), events[one].when]),
        ),
      ),
      section(answer, list(how)),
    ),
  };
};

export const pages: Source = (language) => [
  eventIndex(language),
  ...eventTypes.map((type) => pageOfEvent(type, language)),
];
