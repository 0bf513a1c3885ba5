import type { Declared } from '#shared/contract/index.ts';
import { catalogue, type ErrorCode } from '#shared/errors/catalogue.ts';
import { fill, messages } from '#shared/messages/index.ts';
import { STATUS_CODES } from 'node:http';
import { aside, code, fenced, json, link, list, section, together } from '../markdown/write.ts';
import { refusalOf } from '#shared/sdk/errors.ts';
import type { Language, Page } from '../page.ts';
import { operations, pathOfOperation } from '../reference/paths.ts';
import { answeredBy, audienceOf } from './answered-by.ts';
import { documentOf } from './document.ts';
import { faultOf } from './faults.ts';
import { pathOfError } from './paths.ts';
import { repeating } from './repeating.ts';
import { errorMessages, fixOf } from './texts.ts';

const operationLine = ({ name, spec }: Declared): string =>
  spec.api === 'public'
    ? link(code(`${spec.method} ${spec.path}`), pathOfOperation(name))
    : code(`${spec.method} ${spec.path}`);

/** Operations of the public API where it answers the error at all; else those of the dashboard. */
const answeringIn = (one: ErrorCode, language: Language): string => {
  const { labels } = errorMessages[language];
  const all = answeredBy(one);
  const ofPublic = all.filter(({ spec }) => spec.api === 'public');
  if (all.length === 0) return labels.byGateway;
  if (ofPublic.length === operations.length) return labels.everyOperation;
  return list((ofPublic.length > 0 ? ofPublic : all).map(operationLine));
};

const answerOf = (one: ErrorCode, language: Language): string => {
  const { status, headers, body } = documentOf(faultOf(one), language);
  const told = ['content-type', 'content-language', 'retry-after'].flatMap((name) =>
    headers[name] === undefined ? [] : [`${name}: ${headers[name]}`],
  );
  const head = fenced('http title="HTTP"', [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...told].join('\n'));
  return together(head, json(body, `title="${one}"`));
};

const sdkDoes = (one: ErrorCode, language: Language): string => {
  const { sdk } = errorMessages[language];
  const { status } = catalogue[one];
  const { name } = refusalOf(status, { code: one });
  const isUndecided = repeating[one] === 'sameKey' && status !== 500;
  return fill(repeating[one] === 'wait' ? sdk.waits : isUndecided ? sdk.repeats : sdk.throws, { error: name });
};

export const pageOfError = (one: ErrorCode, language: Language): Page => {
  const { causes, labels, repeating: again, audience } = errorMessages[language];
  const { title } = messages[language].errors[one];
  const whom = audienceOf(one);
  return {
    path: pathOfError(one),
    group: 'errors',
    title,
    lead: `${code(one)}, HTTP ${catalogue[one].status}. ${audience[whom]}`,
    markdown: together(
      section(
        labels.when,
        causes[one],
        `### ${labels.fix}`,
        fixOf(one, language),
        `### ${labels.again}`,
        again[repeating[one]],
        whom === 'key' && together(`### ${labels.sdk}`, `${sdkDoes(one, language)} ${labels.sdkError}`),
        aside(answerOf(one, language), labels.documentLead),
      ),
      section(labels.operations, answeringIn(one, language)),
    ),
  };
};
