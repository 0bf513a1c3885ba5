import type { Example } from '#shared/contract/endpoint.ts';
import * as batches from '#shared/contract/public/examples/batches.ts';
import * as validations from '#shared/contract/public/examples/validations.ts';
import * as widget from '#shared/contract/public/examples/widget.ts';
import { eventExamples } from '#shared/contract/resources/event-examples.ts';
import type { Language } from '../../page.ts';
import { problems, type ProblemName } from '../problems.ts';
import { deliveryFailed, eventSent, webhookMade } from '../webhook-examples.ts';

/** The answers that guides show: examples of the contract, which a test replays, and what is checked against its schemas. */
const answers: Readonly<Record<string, unknown>> = {
  validation: first(validations.creations),
  notFound: second(validations.creations),
  validations: first(validations.lists),
  batch: first(batches.readings),
  upload: second(batches.creations),
  widgetSession: first(widget.sessions),
  widgetResult: first(widget.trades),
  webhook: webhookMade,
  event: eventSent,
  delivery: deliveryFailed,
  ...eventExamples,
};

function first([one]: readonly Example[]): unknown {
  return one?.response;
}

function second([, one]: readonly Example[]): unknown {
  return one?.response;
}

const inner = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined;

/** As much of an answer as is asked for, by the names of its members; all of it without names. */
const excerpt = (value: unknown, members: readonly string[]): unknown => {
  if (members.length === 0) return value;
  const missing = members.find((name) => inner(value, name) === undefined);
  if (missing) throw new Error(`An answer shown in a guide has no ${missing}`);
  return Object.fromEntries(members.map((name) => [name, inner(value, name)]));
};

const block = (title: string, value: unknown): string =>
  `\`\`\`json title="${title}"\n${JSON.stringify(value, null, 2)}\n\`\`\``;

/** `{{answer 201 validation id,status}}`. */
export const answer = (_: Language, status: string, name: string, members = ''): string => {
  if (!(name in answers)) throw new Error(`No answer is called ${name}`);
  return block(titles[status] ?? status, excerpt(answers[name], members.split(',').filter(Boolean)));
};

const titles: Readonly<Record<string, string>> = { 200: '200 OK', 201: '201 Created', 202: '202 Accepted' };

/** `{{problem tooManyRequests}}`: a refusal in the language of its reader. */
export const problem = (language: Language, name: string): string => {
  const { title, body } = problems(language, name as ProblemName);
  return block(title, body);
};
