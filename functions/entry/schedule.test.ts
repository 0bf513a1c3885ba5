import { expect, test } from 'vitest';
import { everyHour, scheduled } from './schedule.ts';

const failing = (error: unknown) =>
  everyHour('Nobody notices.')
    .needing()
    .by(async () => {
      throw error;
    });

const spoken = 'zqmarca 002115016003269411';
const unreadable = (): unknown => {
  try {
    return JSON.parse(spoken);
  } catch (error) {
    return error;
  }
};

test.for([
  ['the runtime', unreadable()],
  ['AWS', Object.assign(new Error(spoken), { name: 'ValidationException', $metadata: {} })],
])('of what %s said a job throws the name and the place alone', async ([, error]) => {
  const run = await scheduled(failing(error));
  const thrown = await run().then(
    () => undefined,
    (told: unknown) => told as Error,
  );
  expect(thrown?.message).toBe(`job failed: ${(error as Error).name}`);
  expect(`${thrown?.message} ${thrown?.stack}`).not.toContain('zqmarca');
  expect(thrown?.stack).toContain('schedule.test.ts');
});

test('what a job itself says is thrown as it is', async () => {
  const run = await scheduled(failing(new Error('Two rounds at once')));
  await expect(run()).rejects.toThrow('Two rounds at once');
});
