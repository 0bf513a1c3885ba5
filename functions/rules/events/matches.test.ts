import { describe, expect, test } from 'vitest';
import { compilePattern } from '../../../infra/local/events/filters/pattern.ts';
import type { AnyOf, Pattern } from './event.ts';
import { matches } from './matches.ts';
import { lotGrantedOrEnded } from './lot-granted-or-ended.ts';
import { validationFinalized } from './validation-finalized.ts';
import { widgetSessionMoved } from './widget-session-moved.ts';

const change = (sk: string, before: string, now: string) => ({
  eventName: 'MODIFY',
  dynamodb: { Keys: { sk: { S: sk } }, OldImage: { status: { S: before } }, NewImage: { status: { S: now } } },
});
const insert = { eventName: 'INSERT', dynamodb: { Keys: { sk: { S: 'VALIDATION#1' } }, NewImage: { n: { N: '5' } } } };
const moved = (kind: string) => ({
  eventName: 'INSERT',
  dynamodb: { Keys: { sk: { S: 'MOVEMENT#1' } }, NewImage: { kind: { S: kind } } },
});
const changes = [
  change('VALIDATION#1', 'PROCESSING', 'VALID'),
  change('VALIDATION#1', 'PENDING', 'TIMEOUT'),
  change('VALIDATION#1', 'PROCESSING', 'PENDING'),
  change('VALIDATION#1', 'VALID', 'VALID'),
  change('WALLET', 'PROCESSING', 'VALID'),
  insert,
  {},
  moved('grant'),
  moved('expire'),
  moved('reserve'),
  moved('reverse'),
  moved('freeze'),
  moved('owe'),
];

test('a final answer is a validation that becomes final, and nothing else', () => {
  expect(changes.map((each) => matches(validationFinalized.pattern, each))).toEqual([
    true,
    true,
    ...Array.from({ length: changes.length - 2 }, () => false),
  ]);
});

test('a plan may change where a lot is granted or ended, and by nothing else', () => {
  const found = changes.filter((each) => matches(lotGrantedOrEnded.pattern, each));
  expect(found).toEqual(['grant', 'expire', 'reverse', 'freeze'].map(moved));
});

/** Written anew, because the filters of the stream are somebody else's code: both have to judge alike. */
describe.for<[string, Pattern | AnyOf]>([
  ['a product event', validationFinalized.pattern],
  ['another', lotGrantedOrEnded.pattern],
  ['one of what a key minted', widgetSessionMoved.pattern],
  ['texts, one of which it is', { eventName: ['INSERT', 'REMOVE'] }],
  ['a number as text', { dynamodb: { NewImage: { n: { N: ['5'] } } } }],
  ['a prefix', { dynamodb: { Keys: { sk: { S: [{ prefix: 'VALIDATION#' }] } } } }],
  ['a suffix', { dynamodb: { Keys: { sk: { S: [{ suffix: 'LLET' }, 'none'] } } } }],
  ['what is there', { dynamodb: { OldImage: { status: { S: [{ exists: true }] } } } }],
  ['what is not there', { dynamodb: { OldImage: { status: { S: [{ exists: false }] } } } }],
])('%s', ([, pattern]) => {
  test.for(changes)('is judged as the filters of the stream judge it: %o', (each) => {
    expect(matches(pattern, each)).toBe(compilePattern(pattern)(each));
  });
});
