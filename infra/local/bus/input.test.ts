import { expect, test } from 'vitest';
import { transformed } from './input.ts';

const event = { time: '2026-11-23T08:00:00Z', detail: { mail: { tags: { mailbox: ['a"b'] } }, count: 2 } };
const InputPathsMap = {
  mailbox: '$.detail.mail.tags.mailbox[0]',
  count: '$.detail.count',
  gone: '$.detail.bounce.timestamp',
};

test('a target is told the template with the parts of the event in it, as JSON', () => {
  const InputTemplate = '{"kind":"bounced","mailbox":<mailbox>,"count":<count>}';
  expect(JSON.parse(transformed({ InputPathsMap, InputTemplate })(event))).toEqual({
    kind: 'bounced',
    mailbox: 'a"b',
    count: 2,
  });
});

test('a part that the event does not have leaves a hole, and a name that nobody gave stays', () => {
  expect(transformed({ InputPathsMap, InputTemplate: '{"at":<gone>,"x":<other>}' })(event)).toBe('{"at":,"x":<other>}');
});

test.for(['$.detail[*]', 'detail.mail', '$..mail', '$.detail[?(@.x)]'])('the path %s stops the boot', (path) => {
  expect(() => transformed({ InputPathsMap: { path }, InputTemplate: '' })).toThrow('beyond the local cloud');
});
