import * as z from 'zod';

/** Text of one line; the pipeline refuses what would break it or turn its direction. */
export const line = (atMost: number) => z.string().trim().min(1).max(atMost);

/** Text of several lines in one spelling, whatever ends its lines. An endpoint names its member in `severalLines`. */
export const lines = (atMost: number) =>
  z
    .string()
    .overwrite((text) => text.replace(/\r\n?/g, '\n').trim())
    .min(1)
    .max(atMost);
