import { onChange, streamed } from '../entry/stream.ts';
import { requestLogged } from '../rules/events/request-logged.ts';
import { validationFinalized } from '../rules/events/validation-finalized.ts';

/**
 * Counts every final answer by day, status and door, those of keys by country and speed too, and every request of a key by
 * status and error; each once however often the stream tells it.
 */
export const countUsage = onChange(
  [validationFinalized, requestLogged],
  'Usage lags behind; it is counted as soon as this works again.',
)
  .needing('usage.count', 'clock.now')
  .by(async (changes, { usage, clock }) => {
    const answers = changes.flatMap(({ event, item }) =>
      event === validationFinalized ? validationFinalized.item.parse(item) : [],
    );
    const requests = changes.flatMap(({ event, item }) =>
      event === requestLogged ? requestLogged.item.parse(item) : [],
    );
    return { told: changes.length, counted: await usage.count(answers, clock.now(), requests) };
  });

export const handler = await streamed(countUsage);
