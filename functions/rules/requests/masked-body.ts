import * as z from 'zod';
import { maxBodyKb } from '#shared/validation/limits.ts';
import { masked } from '../documents/mask.ts';

/** A masked text shows its last four characters at most, so nothing of a longer one is lost to who looks for them. */
const textAtMost = 40;
const membersAtMost = 20;
const charactersAtMost = 2_000;

type Keep = (schema: z.ZodType, value: unknown) => unknown;
type Holder = z.ZodType & { readonly unwrap: () => z.ZodType };

const isHolder = (schema: z.ZodType): schema is Holder =>
  schema instanceof z.ZodOptional ||
  schema instanceof z.ZodNullable ||
  schema instanceof z.ZodDefault ||
  schema instanceof z.ZodPrefault ||
  schema instanceof z.ZodCatch ||
  schema instanceof z.ZodReadonly;

const keepObject = (schema: z.ZodObject, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const given = new Map(Object.entries(value));
  const kept = Object.entries(schema.shape)
    .map(([name, member]) => [name, keep(member as z.ZodType, given.get(name))] as const)
    .filter(([, member]) => member !== undefined);
  return Object.fromEntries(kept);
};

const keepList = (schema: z.ZodArray, value: unknown): unknown =>
  Array.isArray(value)
    ? value.slice(0, membersAtMost).map((member) => keep(schema.element as z.ZodType, member) ?? null)
    : undefined;

/** A word of a list that everybody knows, a number that the contract bounds, a yes or no: they name nobody. */
const saysNothing = (schema: z.ZodType, value: unknown): boolean =>
  (schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral || schema instanceof z.ZodBoolean) &&
  schema.safeParse(value).success;

/** Half a character, sent as such or left by the mask, is none that a table takes. */
const keepText = (value: unknown): unknown =>
  typeof value === 'string' || typeof value === 'number'
    ? masked(String(value).slice(-textAtMost)).toWellFormed()
    : undefined;

/** A word of a list as it was meant, or else what it was written as. */
const keepPiped = (schema: z.ZodPipe, value: unknown): unknown => {
  const { success, data } = schema.safeParse(value);
  return success && saysNothing(schema.out as z.ZodType, data) ? data : keep(schema.in as z.ZodType, value);
};

const keep: Keep = (schema, value) => {
  if (value === undefined || value === null) return value;
  if (isHolder(schema)) return keep(schema.unwrap(), value);
  if (schema instanceof z.ZodPipe) return keepPiped(schema, value);
  if (schema instanceof z.ZodObject) return keepObject(schema, value);
  if (schema instanceof z.ZodArray) return keepList(schema, value);
  return saysNothing(schema, value) ? value : keepText(value);
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * What the request log keeps of a body: the members that the contract knows, every text masked but words of its lists. A
 * body that is not JSON, is no object or is too long leaves nothing.
 */
export const maskedBody = (schema: z.ZodType | undefined, text: string | null): unknown => {
  if (!schema || !text || text.length > maxBodyKb * 1024) return undefined;
  const kept = keep(schema, parsed(text));
  return kept !== undefined && JSON.stringify(kept).length <= charactersAtMost ? kept : undefined;
};
