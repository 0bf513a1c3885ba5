import { snippet } from '../snippets/snippets.ts';
import type { Language } from '../page.ts';
import { countryTable } from './blocks/countries.ts';
import { answer, problem } from './blocks/examples.ts';
import { planTable } from './blocks/plans.ts';
import { nameReasonTable, riskTable } from './blocks/risk.ts';
import { holderTable, publishedTable, sandboxAnswers, sandboxBodies } from './blocks/sandbox.ts';
import { reasonTable, statusTable } from './blocks/statuses.ts';
import { eventTable, retryTable, troubleTable } from './blocks/webhooks.ts';
import { numberIn } from './numbers.ts';
import { values } from './values.ts';

/** Markdown that the product writes itself: `{{name with what it takes}}` in a guide. */
type Block = (language: Language, ...given: string[]) => string;

const numbers: Readonly<Record<string, Block>> = Object.fromEntries(
  Object.entries(values).map(([name, value]) => [name, (language: Language) => numberIn(language, value)]),
);

const blocks: Readonly<Record<string, Block>> = {
  ...numbers,
  answer: (language, status = '', name = '', members) => answer(language, status, name, members),
  problem: (language, name = '') => problem(language, name),
  snippet: (_, name = '', operation) => snippet(name, operation),
  countries: countryTable,
  plans: planTable,
  risks: riskTable,
  'name-reasons': nameReasonTable,
  'sandbox-answers': sandboxAnswers,
  'sandbox-bodies': sandboxBodies,
  'sandbox-holders': holderTable,
  'published-numbers': publishedTable,
  statuses: statusTable,
  reasons: reasonTable,
  events: eventTable,
  retries: retryTable,
  troubles: troubleTable,
};

/** A guide with what the product says of itself in its places; what nobody knows stops the build. */
export const filled = (markdown: string, language: Language): string =>
  markdown.replace(/\{\{([^}]+)\}\}/g, (_, asked: string) => {
    const [name = '', ...given] = asked.trim().split(/\s+/);
    const block = blocks[name];
    if (!block) throw new Error(`A guide asks for {{${asked}}}, which nothing writes`);
    return block(language, ...given);
  });
