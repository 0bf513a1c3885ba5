import { STATUS_CODES } from 'node:http';
import { errorsOf, type Example } from '#shared/contract/endpoint.ts';
import { declared, type Declared } from '#shared/contract/index.ts';
import { catalogue } from '#shared/errors/catalogue.ts';
import { messages } from '#shared/messages/index.ts';
import { pathOfError } from '../errors/paths.ts';
import { trialOf } from '../markdown/operation.ts';
import { aside, code, fenced, json, link, section, table, together } from '../markdown/write.ts';
import type { Language, Page } from '../page.ts';
import { shapeOf } from '../schema/read.ts';
import { membersIn } from '../schema/write.ts';
import { callOf } from './code/call.ts';
import { tabsOf } from './code/code.ts';
import { factsOf } from './facts.ts';
import { groupOf } from './groups.ts';
import { answerHeadersOf, headersOf } from './headers.ts';
import { en, es, type ReferenceLabels } from './messages/labels.ts';
import { pathOfOperation } from './paths.ts';
import { describedIn, exampleIn, toldOf } from './told.ts';

export const labelsOf: Readonly<Record<Language, ReferenceLabels>> = { es, en };

const answered = ({ spec }: Declared, { response, isExcerpt }: Example, labels: ReferenceLabels): string => {
  const { status } = spec;
  const title = `title="${status} ${STATUS_CODES[status] ?? ''}"`;
  if (status === 204) return fenced(`http ${title}`, `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`);
  return together(json(response, title), isExcerpt && labels.excerpt);
};

/** Operations that a browser runs for the reader, in the sandbox where they have an environment: they read, or cost nothing there. */
export const canBeTried = ({ name, spec }: Declared): boolean => {
  const twin = declared.find((one) => one.name === name && one.spec.api === 'app')?.spec;
  return (
    twin !== undefined && !twin.params && spec.auth === 'key' && (spec.method === 'GET' || spec.counts !== undefined)
  );
};

const tried = (operation: Declared, { request, query }: Partial<Example>, labels: ReferenceLabels) => {
  if (!canBeTried(operation)) return false;
  const { name } = operation;
  const title = trialOf(name).saysEnvironment ? labels.sandbox : labels.account;
  return json(request ?? query ?? {}, `title="${title}" try=${name}`);
};

const moreOf = (operation: Declared, examples: readonly Example[], language: Language) => {
  const labels = labelsOf[language];
  const tell = exampleIn(language);
  return (
    examples.length > 0 &&
    section(
      labels.examples,
      ...examples.map((example) =>
        together(
          `### ${tell(example.summary)}`,
          example.request !== undefined && json(example.request, `title="${operation.spec.method}"`),
          answered(operation, example, labels),
        ),
      ),
    )
  );
};

const errorTable = ({ spec }: Declared, language: Language): string => {
  const { status, error, when } = labelsOf[language];
  const codes = [...new Set(errorsOf(spec))].toSorted((one, other) => catalogue[one].status - catalogue[other].status);
  return table(
    [status, error, when],
    codes.map((one) => [
      String(catalogue[one].status),
      link(code(one), pathOfError(one)),
      messages[language].errors[one].title,
    ]),
  );
};

/** Everything about one operation. */
export const pageOfOperation = (operation: Declared, language: Language): Page => {
  const { spec, name } = operation;
  const labels = labelsOf[language];
  const { nav, title, summary, description } = toldOf(operation, language);
  const writing = { language, told: describedIn(language) };
  const [first, ...more] = spec.examples ?? [];
  const fields = (schema: typeof spec.body, heading: string) =>
    schema && together(`### ${heading}`, membersIn(shapeOf(schema, 'input'), writing, 'input'));
  const members = membersIn(shapeOf(spec.response, 'output'), writing, 'output');
  return {
    path: pathOfOperation(name),
    group: groupOf(operation),
    nav,
    method: spec.method,
    title,
    lead: `${summary}. ${code(`${spec.method} ${spec.path}`)}`,
    markdown: together(
      section(
        labels.request,
        description,
        factsOf(operation, labels),
        fields(spec.params, labels.params),
        fields(spec.query, labels.query),
        fields(spec.body, labels.body),
        `### ${labels.headers}`,
        headersOf(operation, labels),
        aside(
          together(
            tabsOf(callOf(operation, first ?? {})),
            tried(operation, first ?? {}, labels),
            first && exampleIn(language)(first.summary),
            first && answered(operation, first, labels),
          ),
        ),
      ),
      section(labels.answer, spec.status === 204 ? labels.done : members, answerHeadersOf(operation, labels)),
      section(labels.errors, errorTable(operation, language)),
      moreOf(operation, more, language),
    ),
  };
};
