import { onChange, streamed } from '../entry/stream.ts';
import { validationFinalized } from '../rules/events/validation-finalized.ts';

/** Counts every final answer by day, status and door, once however often the stream tells it. */
export const countUsage = onChange(
  [validationFinalized],
  'Usage lags behind; it is counted as soon as this works again.',
)
  .needing('usage.count', 'clock.now')
  .by(async (changes, { usage, clock }) => {
    const answers = changes.map(({ item }) => item);
    return { told: answers.length, counted: await usage.count(answers, clock.now()) };
  });

export const handler = await streamed(countUsage);
