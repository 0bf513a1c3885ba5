import { expect, test } from 'vitest';
import { ApiError } from '#shared/contract/client.ts';
import { follow, pauses, type Followed } from './follow.ts';

type Answer = string | Error;

/** A server that gives these answers, each to the next call; the last one for ever. */
const serverOf = (...answers: readonly Answer[]) => {
  const calls: string[] = [];
  const answer = (name: string) => async () => {
    calls.push(name);
    const now = answers[Math.min(calls.length, answers.length) - 1];
    if (typeof now !== 'string') throw now;
    return now;
  };
  return { calls, settle: answer('settle'), read: answer('read') };
};

const followed = async (...answers: readonly Answer[]) => {
  const { calls, settle, read } = serverOf(...answers);
  const told: Followed<string>[] = [];
  const waited: number[] = [];
  await follow<string>({
    settle,
    read,
    isOver: (seen) => seen === 'end',
    pause: async (seconds) => void waited.push(seconds),
    tell: (next) => told.push(next),
  });
  return { calls, waited, told, last: told.at(-1) };
};

const down = new ApiError('HTTP 503', 503);
const offline = new ApiError('Network error', 0);
const unknown = new ApiError('HTTP 404', 404);
const busy = new ApiError('HTTP 429', 429);

test('an end that the first question brings is told at once, and nothing is asked after it', async () => {
  expect(await followed('end')).toMatchObject({ calls: ['settle'], waited: [], last: { seen: 'end', looks: 1 } });
});

test('the server is made to ask once, then looked at with growing pauses', async () => {
  const { calls, waited } = await followed('open', 'open', 'open', 'end');
  expect(calls).toEqual(['settle', 'read', 'read', 'read']);
  expect(waited).toEqual([1, 1, 2]);
});

test('where there is no end for long it is made to ask again, and at last nobody looks', async () => {
  const { calls, waited, last } = await followed('open');
  expect(calls.filter((call) => call === 'settle').length).toBeGreaterThan(1);
  expect(waited).toEqual([...pauses]);
  expect(last).toMatchObject({ seen: 'open', isResting: true });
});

test('a server that could not ask is read meanwhile, and made to ask again', async () => {
  const { calls, told } = await followed(down, 'open', 'end');
  expect(calls).toEqual(['settle', 'read', 'settle']);
  expect(told).toMatchObject([
    { seen: 'open', trouble: down },
    { seen: 'end', trouble: undefined },
  ]);
});

test('without an answer what was seen last stays, and the trouble is told until one comes', async () => {
  const { told } = await followed('open', offline, busy, 'end');
  expect(told.map(({ seen, trouble }) => [seen, trouble])).toEqual([
    ['open', undefined],
    ['open', offline],
    ['open', busy],
    ['end', undefined],
  ]);
});

test('what the server does not know is not asked for again', async () => {
  expect(await followed(unknown)).toMatchObject({ calls: ['settle'], waited: [], last: { trouble: unknown } });
});
