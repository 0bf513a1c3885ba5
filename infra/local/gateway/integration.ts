import * as z from 'zod';

/** The function that answers a method, and how it is called. */
export interface Integration {
  readonly functionArn: string;
  readonly credentials: string | undefined;
  readonly timeoutMs: number;
}

const integration = z.object({
  Type: z.literal('AWS_PROXY'),
  Uri: z.string(),
  Credentials: z.string().optional(),
  TimeoutInMillis: z.number().max(29_000).default(29_000),
});

/** The function that a URI invokes. */
export const functionOf = (path: string, uri: string): string => {
  const functionArn = /:lambda:path\/2015-03-31\/functions\/(arn:[^/]+)\/invocations$/.exec(uri)?.[1];
  if (!functionArn) throw new Error(`${path}: ${uri} is no function's invocation path.`);
  return functionArn;
};

/** The function of a method; every other kind of integration is refused. */
export const readIntegration = (method: string, value: unknown): Integration => {
  const result = integration.safeParse(value);
  if (!result.success)
    throw new Error(`${method}: its integration is beyond the local gateway:\n${z.prettifyError(result.error)}`);
  const { Uri, Credentials, TimeoutInMillis } = result.data;
  return { functionArn: functionOf(method, Uri), credentials: Credentials, timeoutMs: TimeoutInMillis };
};
