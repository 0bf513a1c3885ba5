import * as z from 'zod';
import type { Resource } from '../assembly/resource.ts';
import { readProperties } from '../assembly/read-properties.ts';
import { functionOf } from './integration.ts';

/** A function that proves who calls, and how long the gateway believes it. */
export interface Authorizer {
  readonly resourcePath: string;
  readonly id: string;
  readonly functionArn: string;
  readonly credentials: string | undefined;
  /** In lower case. A request that lacks one is refused unasked; of the same ones, the answer is kept. */
  readonly identityHeaders: readonly string[];
  readonly ttlSeconds: number;
}

const identityHeaders = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.array(z.string().regex(/^method\.request\.header\.[\w-]+$/, 'only headers are identity sources here')))
  .transform((sources) => sources.map((source) => source.slice('method.request.header.'.length).toLowerCase()));

const properties = z
  .strictObject({
    Name: z.string(),
    RestApiId: z.string(),
    Type: z.literal('REQUEST', 'the local gateway knows request authorizers only'),
    AuthorizerUri: z.string(),
    AuthorizerCredentials: z.string().optional(),
    AuthorizerResultTtlInSeconds: z.int().min(0).max(3600).default(300),
    IdentitySource: identityHeaders.optional(),
  })
  .refine(
    ({ AuthorizerResultTtlInSeconds, IdentitySource }) => AuthorizerResultTtlInSeconds === 0 || IdentitySource,
    'answers are kept by identity sources, and it has none',
  );

/** The authorizers of an API. */
export const readAuthorizers = (resources: readonly Resource[]): readonly Authorizer[] =>
  resources.map((resource) => {
    const given = readProperties(resource, properties);
    return {
      resourcePath: resource.path,
      id: resource.ref,
      functionArn: functionOf(resource.path, given.AuthorizerUri),
      credentials: given.AuthorizerCredentials,
      identityHeaders: given.IdentitySource ?? [],
      ttlSeconds: given.AuthorizerResultTtlInSeconds,
    };
  });
