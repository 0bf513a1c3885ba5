import { expect, test } from 'vitest';
import { declared } from '#shared/contract/index.ts';
import { Fault } from '#shared/errors/fault.ts';
import { Answer } from '#functions/entry/implement.ts';
import { sentAs } from './answers.ts';
import { endpointFor, exampleOf } from './endpoints.ts';
import { userOf } from './usual.ts';

const askingOf = (method: string, path: string) => {
  const found = endpointFor(method, path);
  if (!found) throw new Error(`${path} is no endpoint`);
  return { ...found, path, language: 'es' } as const;
};
const me = askingOf('GET', '/api/auth/me');

test('an answer goes out as its schema writes it', () => {
  const user = userOf();
  const { status, body } = sentAs({ user }, me);
  expect([status, JSON.parse(body)]).toEqual([200, { user }]);
});

test('a refusal is the problem document of the product, in the language of the screen', () => {
  const { status, headers, body } = sentAs(new Fault('errors.tooManyRequests', { retryAfterSeconds: 9 }), me);
  expect([status, headers['retry-after']]).toEqual([429, '9']);
  expect(JSON.parse(body)).toMatchObject({ error: 'errors.tooManyRequests', instance: '/api/auth/me' });
  expect(headers['content-language']).toBe('es');
});

test.for<[string, unknown, RegExp]>([
  ['lacks a member', { user: { ...userOf(), plan: undefined } }, /"plan"/],
  ['has a member more', { user: { ...userOf(), nickname: 'Ana' } }, /never answers members/],
  ['has a word that nobody says', { user: { ...userOf(), plan: 'gold' } }, /"plan"/],
  ['has a status of another endpoint', new Answer({ user: userOf() }, {}, 202), /never answers 202/],
  ['is a refusal of another endpoint', new Fault('errors.noHolder'), /never refuses with errors.noHolder/],
])('an answer that %s is given to no screen', ([, given, why]) => {
  expect(() => sentAs(given, me)).toThrow(why);
});

test('an address is of the endpoint that it is written out for, before one with a part to fill in', () => {
  const found = askingOf('POST', '/api/validations/search');
  expect(found.route).toBe('POST /api/validations/search');
  expect(askingOf('GET', '/api/validations/val_1').params).toEqual({ id: 'val_1' });
});

test('an example stands for an answer only where it is whole', () => {
  const excerpts = declared.filter(
    ({ spec }) => spec.api === 'app' && spec.examples?.some(({ isExcerpt }) => isExcerpt === true),
  );
  expect(excerpts.length).toBeGreaterThan(0);
  for (const { spec } of excerpts)
    expect(spec.response.safeParse(exampleOf(spec) ?? {}).success).toBe(exampleOf(spec) !== undefined);
});
