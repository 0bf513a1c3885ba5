import { STATUS_CODES } from 'node:http';
import type { Example } from '#shared/contract/endpoint.ts';
import type { Declared } from '#shared/contract/index.ts';
import { frameMessages } from '../frame/messages.ts';
import type { Group, Language } from '../page.ts';
import { address, callOf, type Call } from './code/call.ts';
import { groupOf } from './groups.ts';
import { ordered } from './ordered.ts';
import { exampleIn, toldOf } from './told.ts';

/** What stands in the collection for what only its user knows. */
const variables = { baseUrl: address, apiKey: '', apiSecret: '' };

const shownAs: Readonly<Record<string, string>> = { 'X-API-Key': '{{apiKey}}', 'X-API-Secret': '{{apiSecret}}' };

const urlOf = ({ spec }: Declared, { params, query }: Call) => {
  const path = spec.path.slice(1).replace(/\{(\w+)\}/g, ':$1');
  const search = new URLSearchParams(
    Object.entries(query).map(([key, value]) => [key, String(value)] as [string, string]),
  );
  return {
    raw: `{{baseUrl}}/${path}${search.size > 0 ? `?${search.toString()}` : ''}`,
    host: ['{{baseUrl}}'],
    path: path.split('/'),
    query: [...search].map(([key, value]) => ({ key, value })),
    variable: Object.entries(params).map(([key, value]) => ({ key, value })),
  };
};

const requestOf = (operation: Declared, example: Partial<Example>, language: Language) => {
  const call = callOf(operation, example);
  const { summary, description } = toldOf(operation, language);
  return {
    method: call.method,
    header: [
      ...call.headers.map(([key, value]) => ({
        key,
        value: shownAs[key] ?? ('text' in value ? value.text : ''),
      })),
      ...(operation.spec.idempotent ? [{ key: 'Idempotency-Key', value: '{{$guid}}' }] : []),
    ],
    url: urlOf(operation, call),
    ...(call.body !== undefined && {
      body: { mode: 'raw', raw: JSON.stringify(call.body, null, 2), options: { raw: { language: 'json' } } },
    }),
    description: [summary, description].filter(Boolean).join('\n\n'),
  };
};

const responseOf = (operation: Declared, example: Example, language: Language) => {
  const { status } = operation.spec;
  return {
    name: exampleIn(language)(example.summary),
    originalRequest: requestOf(operation, example, language),
    status: STATUS_CODES[status] ?? '',
    code: status,
    _postman_previewlanguage: 'json',
    header: [{ key: 'Content-Type', value: 'application/json' }],
    body: status === 204 ? '' : JSON.stringify(example.response, null, 2),
  };
};

const itemOf = (operation: Declared, language: Language) => {
  const examples = operation.spec.examples ?? [];
  return {
    name: toldOf(operation, language).title,
    request: requestOf(operation, examples[0] ?? {}, language),
    response: examples.map((example) => responseOf(operation, example, language)),
  };
};

/** Every operation that a server calls, as a collection of Postman 2.1. What only the widget's frame calls is left out. */
export const postman = (language: Language) => {
  const byGroup = Map.groupBy(
    ordered.filter(({ spec }) => spec.auth !== 'widget'),
    (operation): Group => groupOf(operation),
  );
  return {
    info: {
      name: 'CuentaClara API',
      description: frameMessages[language].siteDescription,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    variable: Object.entries(variables).map(([key, value]) => ({ key, value })),
    item: [...byGroup].map(([group, operations]) => ({
      name: frameMessages[language].groups[group],
      item: operations.map((operation) => itemOf(operation, language)),
    })),
  };
};
