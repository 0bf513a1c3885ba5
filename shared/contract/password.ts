import * as z from 'zod';

/** One that somebody shows; what a new one has to be is judged apart. */
export const Password = z.string().min(1).max(256);

/** Of an app, or a recovery code: whoever types one has not to say which. */
export const Code = z.string().trim().min(1).max(64);
