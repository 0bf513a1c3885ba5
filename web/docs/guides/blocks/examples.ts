import type { Example } from '#shared/contract/endpoint.ts';
import * as batches from '#shared/contract/public/examples/batches.ts';
import * as validations from '#shared/contract/public/examples/validations.ts';
import * as widget from '#shared/contract/public/examples/widget.ts';
import { json } from '../../markdown/write.ts';
import type { Language } from '../../page.ts';
import { problemNames, problemOf } from '../problems.ts';
import { deliveryFailed, eventSent, webhookMade } from '../webhook-examples.ts';

const responseAt = (examples: readonly Example[], index = 0): unknown => examples[index]?.response;

/** The answers that guides show: examples of the contract, which a test replays, and what is checked against its schemas. */
export const answers = {
  validation: responseAt(validations.creations),
  notFound: responseAt(validations.creations, 1),
  validations: responseAt(validations.lists),
  batch: responseAt(batches.readings),
  upload: responseAt(batches.creations, 1),
  widgetSession: responseAt(widget.sessions),
  widgetResult: responseAt(widget.trades),
  webhook: webhookMade,
  event: eventSent,
  delivery: deliveryFailed,
} as const;

const isAnswer = (name: string): name is keyof typeof answers => name in answers;

const titles: Readonly<Record<string, string>> = { 200: '200 OK', 201: '201 Created', 202: '202 Accepted' };

const inner = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined;

/** As much of an answer as is asked for, by the names of its members; all of it without names. */
const excerpt = (value: unknown, members: readonly string[]): unknown => {
  if (members.length === 0) return value;
  const missing = members.find((name) => inner(value, name) === undefined);
  if (missing) throw new Error(`An answer shown in a guide has no ${missing}`);
  return Object.fromEntries(members.map((name) => [name, inner(value, name)]));
};

const block = (title: string, value: unknown): string => json(value, `title="${title}"`);

/** `{{answer 201 validation id,status}}`. */
export const answer = (_: Language, status: string, name: string, members = ''): string => {
  if (!isAnswer(name)) throw new Error(`No answer is called ${name}`);
  return block(titles[status] ?? status, excerpt(answers[name], members.split(',').filter(Boolean)));
};

/** `{{problem tooManyRequests}}`: a refusal in the language of its reader. */
export const problem = (language: Language, name: string): string => {
  const known = problemNames.find((one) => one === name);
  if (!known) throw new Error(`No refusal is called ${name}`);
  const { title, body } = problemOf(language, known);
  return block(title, body);
};
