import { expect, test } from 'vitest';
import { stepsAt } from '../../../infra/testing/widget-sessions.ts';
import { matches } from './matches.ts';
import { messagesOf } from './messages.ts';
import { widgetSessionMoved } from './widget-session-moved.ts';

const now = '2026-11-22T10:00:00.000Z';
const session = {
  pk: 'WIDGETSESSION#abc',
  sk: 'SESSION',
  userId: 'usr_1',
  key: 'key_1',
  environment: 'production',
  origin: 'https://pagos.example.com',
  createdAt: now,
  steps: stepsAt(now, 'minted', 'opened', 'answered'),
  answered: { country: 'MX', verdict: 'confirmed' },
  reference: 'Ana',
  requests: 4,
} as const;
const isTold = (item: object): boolean | undefined =>
  widgetSessionMoved.tells?.(widgetSessionMoved.item.parse({ ...session, ...item }));

test('a session tells what is not counted of it: a step, or another answer', () => {
  const counted = ['minted', 'opened', 'answered'];
  expect(isTold({})).toBe(true);
  expect(isTold({ counted: ['minted'] })).toBe(true);
  expect(isTold({ counted, countedAnswer: { country: 'MX', verdict: 'unusable' } })).toBe(true);
  expect(isTold({ counted, countedAnswer: session.answered, requests: 5 })).toBe(false);
  expect(isTold({ counted, countedAnswer: session.answered, steps: { ...session.steps, blessed: now } })).toBe(false);
  expect(isTold({ key: undefined })).toBe(false);
});

test('queues are told who and which, and nothing else of it', () => {
  expect(messagesOf(widgetSessionMoved, [widgetSessionMoved.item.parse(session)])).toEqual([
    { group: 'usr_1', body: { userId: 'usr_1', session: 'abc' } },
  ]);
});

test('a trial of the dashboard, other sessions and what leaves the table are no such change', () => {
  const change = (eventName: string, pk: string, key?: string) =>
    matches(widgetSessionMoved.pattern, {
      eventName,
      dynamodb: { Keys: { pk: { S: pk }, sk: { S: 'SESSION' } }, NewImage: { ...(key && { key: { S: key } }) } },
    });
  expect(change('INSERT', session.pk, 'key_1')).toBe(true);
  expect(change('MODIFY', session.pk, 'key_1')).toBe(true);
  expect(change('MODIFY', session.pk)).toBe(false);
  expect(change('MODIFY', 'SESSION#abc', 'key_1')).toBe(false);
  expect(change('REMOVE', session.pk, 'key_1')).toBe(false);
});
