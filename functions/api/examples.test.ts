import { expect, inject, test } from 'vitest';
import { declared } from '#shared/contract/index.ts';

const cloud = inject('cloud');

/** Guests' examples need nothing but themselves. */
const examples = declared
  .filter(({ spec }) => spec.api === 'app' && spec.auth === 'guest')
  .flatMap(({ name, spec }) => (spec.examples ?? []).map((example) => ({ name, spec, ...example })));

test.for(examples)('$name answers as its example says: $summary', async ({ spec, request, response }) => {
  const { method, path, status } = spec;
  const answer = await fetch(cloud.appApi + path, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(request !== undefined && { body: JSON.stringify(request) }),
  });
  expect(answer.status).toBe(status);
  expect(await answer.json()).toEqual(response);
});
