import * as z from 'zod';

/** One that somebody shows; what a new one has to be is judged apart. */
export const Password = z.string().min(1).max(256);

/** Of an app, or a recovery code: whoever types one has not to say which. */
export const Code = z.string().trim().min(1).max(64);

/** That it is the owner who asks: the password, and a code where the account wants one. */
export const OwnerProof = z.strictObject({ password: Password, code: Code.optional() });
