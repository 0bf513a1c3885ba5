import { expect, test } from 'vitest';
import { eventTypes } from '../../validation/webhooks.ts';
import { eventExamples } from './event-examples.ts';
import { eventData } from './event.ts';

test.for(eventTypes)('shows of %s what its schema says, and nothing more', (type) => {
  expect(eventData[type].parse(eventExamples[type])).toEqual(eventExamples[type]);
});
