import { describe, expect, it } from 'vitest';
import { filterOf } from './criteria.ts';
import { compilePattern } from './pattern.ts';

const record = {
  eventName: 'MODIFY',
  dynamodb: {
    Keys: { pk: { S: 'validation#7' } },
    NewImage: { status: { S: 'VALID' }, amount: { N: '5' }, tags: { SS: ['a', 'b'] }, note: { NULL: true } },
    SizeBytes: 120,
  },
};
const image = (inner: unknown) => ({ dynamodb: { NewImage: inner } });

describe('a pattern', () => {
  it.for<[unknown, boolean]>([
    [{ eventName: ['MODIFY'] }, true],
    [{ eventName: ['INSERT', 'MODIFY'] }, true],
    [{ eventName: ['INSERT'] }, false],
    [{ eventName: ['MODIFY'], ...image({ status: { S: ['VALID'] } }) }, true],
    [{ eventName: ['INSERT'], ...image({ status: { S: ['VALID'] } }) }, false],
    [image({ status: { S: ['VALID', 'INVALID'] }, amount: { N: ['5'] } }), true],
    [image({ amount: { N: ['6'] } }), false],
    [image({ status: { S: [{ prefix: 'VA' }] } }), true],
    [image({ status: { S: [{ suffix: 'LID' }] } }), true],
    [image({ status: { S: [{ suffix: 'lid' }] } }), false],
    [image({ status: { S: [{ 'equals-ignore-case': 'valid' }] } }), true],
    [image({ status: { S: [{ 'anything-but': 'VALID' }] } }), false],
    [image({ status: { S: [{ 'anything-but': ['A', 'B'] }] } }), true],
    [image({ status: { S: [{ 'anything-but': { prefix: 'IN' } }] } }), true],
    [image({ absent: { S: [{ 'anything-but': 'A' }] } }), false],
    [image({ status: { S: [{ exists: true }] } }), true],
    [image({ status: { S: [{ exists: false }] } }), false],
    [image({ absent: { S: [{ exists: false }] } }), true],
    [image({ status: { S: [null] } }), false],
    [image({ status: { S: [''] } }), false],
    [image({ note: { NULL: [true] } }), true],
    [image({ tags: { SS: ['b'] } }), true],
    [image({ tags: { SS: ['c'] } }), false],
    [{ dynamodb: { SizeBytes: [{ numeric: ['>', 100, '<=', 120] }] } }, true],
    [{ dynamodb: { SizeBytes: [{ numeric: ['<', 120] }] } }, false],
    [{ $or: [{ eventName: ['INSERT'] }, image({ status: { S: ['VALID'] } })] }, true],
    [{ $or: [{ eventName: ['INSERT'] }, { eventName: ['REMOVE'] }] }, false],
    [{ dynamodb: { $or: [{ SizeBytes: [1] }, { SizeBytes: [120] }] } }, true],
    [{ dynamodb: { OldImage: { status: { S: ['VALID'] } } } }, false],
  ])('%j matches: %s', ([pattern, expected]) => {
    expect(compilePattern(pattern)(record)).toBe(expected);
  });

  it.for<[unknown, RegExp]>([
    [{ eventName: 'MODIFY' }, /eventName: a list of values or an object/],
    [{ eventName: [{ wildcard: 'M*' }] }, /does not know the rule {"wildcard":"M\*"}/],
    [{ eventName: [{ prefix: 'M', suffix: 'Y' }] }, /does not know the rule/],
    [{ eventName: [{ prefix: 5 }] }, /a text is needed/],
    [{ eventName: [{ exists: 'yes' }] }, /exists takes true or false/],
    [{ eventName: [] }, /an empty list/],
    [{ eventName: [['MODIFY']] }, /a list within a list/],
    [{ dynamodb: {} }, /dynamodb: an empty pattern/],
    [{ $or: [{ eventName: ['MODIFY'] }] }, /two or more/],
    [{ dynamodb: { SizeBytes: [{ numeric: ['>'] }] } }, /numeric takes pairs/],
  ])('%j is refused', ([pattern, message]) => {
    expect(() => compilePattern(pattern)).toThrow(message);
  });
});

describe('the filters of a mapping', () => {
  it('let through what one of them matches', () => {
    const { matches } = filterOf('stream', ['{"eventName":["INSERT"]}', '{"eventName":["MODIFY"]}'], 'Stack/M');
    expect(matches(record)).toBe(true);
    expect(matches({ ...record, eventName: 'REMOVE' })).toBe(false);
  });

  it('name themselves when they do not parse', () => {
    expect(() => filterOf('stream', ['{"a":'], 'Stack/M')).toThrow('Stack/M: the filter {"a": is no pattern');
  });

  it.for<['stream' | 'queue', unknown, RegExp]>([
    ['stream', image({ amount: { N: [{ numeric: ['>', 4] }] } }), /compares numbers/],
    ['stream', image({ amount: { N: [5] } }), /compares numbers/],
    ['stream', image({ amount: { N: ['5'] } }), /^$/],
    ['stream', image({ amount: ['5'] }), /lacks the attribute's type/],
    ['stream', { dynamodb: { NewImage: [{ exists: true }] } }, /lacks the attribute's type/],
    ['stream', { $or: [{ eventName: ['INSERT'] }, image({ amount: { N: [5] } })] }, /compares numbers/],
    ['queue', { body: { kind: ['a'] } }, /^$/],
    ['queue', { messageAttributes: { kind: ['a'] } }, /queues filter on body/],
  ])('of a %s with %j are reported: %s', ([source, pattern, message]) => {
    const { mistakes } = filterOf(source, [JSON.stringify(pattern)], 'Stack/M');
    expect(mistakes.join()).toMatch(message);
  });
});
