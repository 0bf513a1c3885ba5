import * as z from 'zod';

/** An e-mail address in the one spelling that accounts are kept under. */
export const Email = z.string().trim().toLowerCase().max(254).pipe(z.email());
