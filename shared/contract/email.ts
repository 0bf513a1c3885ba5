import * as z from 'zod';
import { deliverable, longestEmail } from '../validation/email.ts';

/** An e-mail address in the one spelling that accounts are kept under. */
export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .max(longestEmail)
  .pipe(z.email({ pattern: deliverable }));
