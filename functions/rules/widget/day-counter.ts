import { daySeconds } from '../time.ts';

/** What counts the questions of one key's sessions in a day (UTC), by the id of the key. */
export const dayCounter = (key: string, perDay: number) =>
  ({ what: `widget#${key}`, by: 'user', max: perDay, windowSeconds: daySeconds }) as const;
