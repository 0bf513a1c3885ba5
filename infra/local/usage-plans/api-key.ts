import { randomInt } from 'node:crypto';
import * as z from 'zod';

/** What API Gateway takes as the value of a key. */
export const keyValue = z
  .string()
  .regex(/^[A-Za-z0-9]{20,128}$/, 'the value of a key has 20 to 128 letters and digits');

export const apiKey = z.object({
  id: z.string(),
  value: keyValue,
  name: z.string().optional(),
  description: z.string().optional(),
  customerId: z.string().optional(),
  enabled: z.boolean(),
  createdAt: z.number(),
  updatedAt: z.number(),
});

/** A key of API Gateway: what a usage plan limits and counts. */
export type ApiKey = Readonly<z.infer<typeof apiKey>>;

export const place = z.object({ planId: z.string(), keyId: z.string(), worksAt: z.number() });

/** That a key belongs to a usage plan, and since when the gateway knows. */
export type Place = Readonly<z.infer<typeof place>>;

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';
const draw = (length: number, from: string): string =>
  Array.from({ length }, () => from[randomInt(from.length)]).join('');

export const newKeyId = (): string => draw(10, letters);

/** What API Gateway draws for a key that is given no value. */
export const newKeyValue = (): string => draw(40, letters + letters.slice(0, 26).toUpperCase());
