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

/** The function of a method; every other kind of integration is refused. */
export const readIntegration = (method: string, value: unknown): Integration => {
  const result = integration.safeParse(value);
  if (!result.success)
    throw new Error(`${method}: its integration is beyond the local gateway:\n${z.prettifyError(result.error)}`);
  const { Uri, Credentials, TimeoutInMillis } = result.data;
  const functionArn = /:lambda:path\/2015-03-31\/functions\/(arn:[^/]+)\/invocations$/.exec(Uri)?.[1];
  if (!functionArn) throw new Error(`${method}: ${Uri} is no function's invocation path.`);
  return { functionArn, credentials: Credentials, timeoutMs: TimeoutInMillis };
};
