import * as z from 'zod';
import type { Resource } from './resource.ts';

/** The properties of a resource as the local cloud needs them, or an error that names the resource. */
export const readProperties = <T>(resource: Resource, schema: z.ZodType<T>): T => {
  const result = schema.safeParse(resource.properties);
  if (!result.success)
    throw new Error(`${resource.path} (${resource.type}) is beyond the local cloud:\n${z.prettifyError(result.error)}`);
  return result.data;
};
