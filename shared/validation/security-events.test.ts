import { expect, test } from 'vitest';
import { errorsOf } from '../contract/endpoint.ts';
import { declared } from '../contract/index.ts';
import { messages } from '../messages/index.ts';
import { areaOf, evidenceIn, securityEventKinds } from './security-events.ts';

test.for(declared.filter(({ spec: { auth, contentType } }) => auth === 'user' && contentType))(
  'whoever takes a file along by $name leaves evidence of it',
  ({ spec }) => {
    expect(spec.evidence).toBeDefined();
  },
);

const areasThatChange = ['keys', 'webhooks', 'secondFactor', 'securityEvents', 'payees'];

/** What asks, although it is sent: a name or a number stands in no address. */
const asks = /\/(test|replay|search|recognize)$|\/second-factor$/;

test.for(
  declared.filter(
    ({ area, spec: { method, path } }) => areasThatChange.includes(area) && method !== 'GET' && !asks.test(path),
  ),
)(
  'whoever changes what opens an account, or whom it pays, by $spec.method $spec.path leaves evidence of it',
  ({ spec }) => {
    expect(spec.evidence).toBeDefined();
  },
);

test('whoever tells refusals can be refused so', () => {
  for (const { spec } of declared) {
    const refusals = spec.evidence ? evidenceIn(spec.evidence).refusals : [];
    const isOne = refusals.length === 0 || refusals.some((code) => errorsOf(spec).includes(code));
    expect([spec.path, isOne]).toEqual([spec.path, true]);
  }
});

test('every kind is of one area and has words of its own in both languages', () => {
  expect(new Set(securityEventKinds).size).toBe(securityEventKinds.length);
  expect(securityEventKinds.filter((kind) => areaOf(kind) === undefined)).toEqual([]);
  for (const { activity } of Object.values(messages))
    expect(new Set(Object.values(activity.kinds)).size).toBe(securityEventKinds.length);
});
