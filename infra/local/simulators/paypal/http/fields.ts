import * as z from 'zod';

export const text = (most: number) => z.string().min(1).max(most);

export const money = z.object({
  currency_code: z.string().regex(/^[A-Z]{3}$/),
  value: z
    .string()
    .max(32)
    .regex(/^-?\d+(?:\.\d+)?$/),
});
