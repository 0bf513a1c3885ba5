import { code, fenced, link, list, section, table, together } from '../markdown/write.ts';
import { placeholders } from '../markdown/highlight.ts';
import type { Group, Language, Page } from '../page.ts';
import { frameMessages } from '../frame/messages.ts';
import { labelsOf } from './operation-page.ts';
import { groupOf } from './groups.ts';
import { ordered } from './ordered.ts';
import { pathOfOperation } from './paths.ts';
import { toldOf } from './told.ts';

/** All operations, group by group. */
export const referenceIndex = (language: Language): Page => {
  const labels = labelsOf[language];
  const byGroup = Map.groupBy(ordered, (operation): Group => groupOf(operation));
  return {
    path: '/api-reference',
    group: 'reference',
    nav: labels.indexNav,
    title: labels.indexTitle,
    lead: labels.indexLead,
    markdown: together(
      fenced('text', placeholders.api),
      labels.indexAbout,
      ...[...byGroup].map(([group, operations]) =>
        section(
          frameMessages[language].groups[group],
          table(
            [labels.operation, labels.request, labels.when],
            operations.map((operation) => {
              const { title, summary } = toldOf(operation, language);
              const { method, path } = operation.spec;
              return [link(title, pathOfOperation(operation.name)), code(`${method} ${path}`), summary];
            }),
          ),
        ),
      ),
      section(
        labels.files,
        list([`[openapi.json](/openapi.json): ${labels.openapi}`, `[postman.json](/postman.json): ${labels.postman}`]),
      ),
    ),
  };
};
