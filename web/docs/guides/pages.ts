import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Group, Language, Page, Source } from '../page.ts';
import { filled } from './fill.ts';

/** Every guide in the order of the sidebar: the end of its path, and the files that say it. */
const guides = {
  start: ['quick-start', 'authentication', 'environments', 'sdk', 'assistants', 'postman'],
  validate: ['statuses', 'name-match', 'risk', 'formats', 'batches', 'widget', 'receipts'],
  operate: ['handling-errors', 'limits', 'idempotency', 'webhooks', 'pagination', 'versions', 'security', 'glossary'],
} as const satisfies Partial<Record<Group, readonly string[]>>;

const first = guides.start[0];

/** The lines between the rules at its head, `name: text` each, and what follows them. */
const read = (name: string, language: Language) => {
  const text = readFileSync(join(import.meta.dirname, `${name}.${language}.md`), 'utf8');
  const [, head = '', markdown = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(text) ?? [];
  const said = new Map(head.split('\n').map((line) => [line.split(':')[0], line.slice(line.indexOf(':') + 1).trim()]));
  const of = (member: string): string => {
    const value = said.get(member);
    if (!value) throw new Error(`${name}.${language}.md says no ${member}`);
    return filled(value, language);
  };
  return { title: of('title'), nav: of('nav'), lead: of('lead'), markdown: filled(markdown.trim(), language) };
};

const pageOf = (group: Group, name: string, language: Language): Page => ({
  path: name === first ? '/api-documentation' : `/api-documentation/${name}`,
  group,
  ...read(name, language),
});

export const pages: Source = (language) =>
  Object.entries(guides).flatMap(([group, names]) => names.map((name) => pageOf(group as Group, name, language)));
