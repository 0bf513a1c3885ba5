import * as z from 'zod';

/** Spaces, and what takes no place at all: fillers, joiners, soft hyphens, an empty pattern of Braille. */
const unseen = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** A text of such characters alone is as empty as none. */
const isSeen = (text: string): boolean => text === '' || !unseen.test(text);

/** Text of one line; the pipeline refuses what would break it or turn its direction. */
export const line = (atMost: number) => z.string().trim().min(1).max(atMost).refine(isSeen);

/** Text of several lines in one spelling, whatever ends its lines. An endpoint names its member in `severalLines`. */
export const lines = (atMost: number) =>
  z
    .string()
    .overwrite((text) => text.replace(/\r\n?/g, '\n').trim())
    .min(1)
    .max(atMost)
    .refine(isSeen);
