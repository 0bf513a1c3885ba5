import * as z from 'zod';

export type Integration =
  | { kind: 'function'; functionArn: string; credentials: string | undefined; timeoutMs: number }
  | { kind: 'mock'; status: number; headers: Record<string, string> };

const proxy = z.object({
  Type: z.literal('AWS_PROXY'),
  Uri: z.string(),
  Credentials: z.string().optional(),
  TimeoutInMillis: z.number().max(29_000).default(29_000),
});

/** Only fixed answers: a response template would need its own language. */
const mock = z.object({
  Type: z.literal('MOCK'),
  IntegrationResponses: z.tuple([
    z.object({
      StatusCode: z.string(),
      ResponseParameters: z.record(z.string(), z.string().regex(/^'.*'$/)).default({}),
      ResponseTemplates: z.record(z.string(), z.literal('')).optional(),
    }),
  ]),
});

const integration = z.discriminatedUnion('Type', [proxy, mock]);

export function readIntegration(method: string, value: unknown): Integration {
  const result = integration.safeParse(value);
  if (!result.success)
    throw new Error(`${method}: its integration is beyond the local gateway:\n${z.prettifyError(result.error)}`);
  const given = result.data;
  if (given.Type === 'MOCK') {
    const [{ StatusCode, ResponseParameters }] = given.IntegrationResponses;
    return { kind: 'mock', status: Number(StatusCode), headers: literalHeaders(ResponseParameters) };
  }
  const functionArn = /:lambda:path\/2015-03-31\/functions\/(arn:[^/]+)\/invocations$/.exec(given.Uri)?.[1];
  if (!functionArn) throw new Error(`${method}: ${given.Uri} is no function's invocation path.`);
  return { kind: 'function', functionArn, credentials: given.Credentials, timeoutMs: given.TimeoutInMillis };
}

/** `{ "method.response.header.Vary": "'Origin'" }` -> `{ Vary: "Origin" }` */
export function literalHeaders(parameters: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [name.split('.header.').at(-1) ?? name, value.slice(1, -1)]),
  );
}
