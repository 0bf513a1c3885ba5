import * as z from 'zod';
import { isMediaType } from './proxy-event.ts';
import type { Answer } from './refusal.ts';

const headerValue = z.union([z.string(), z.number(), z.boolean()]).transform(String);

/** The only fields a Lambda proxy answer may have: any other makes it malformed. */
const proxyAnswer = z.strictObject({
  statusCode: z.coerce.number().int().min(200).max(599),
  headers: z.record(z.string(), headerValue).nullish(),
  multiValueHeaders: z.record(z.string(), z.array(headerValue)).nullish(),
  body: z.string().nullish(),
  isBase64Encoded: z.boolean().nullish(),
});

/** The gateway sets these itself; a function's value travels under another name. */
const remapped = new Set([
  'connection',
  'content-length',
  'date',
  'host',
  'server',
  'transfer-encoding',
  'www-authenticate',
]);

/** The HTTP answer a function asked for, or undefined when what it returned is malformed. */
export const readProxyAnswer = (
  payload: unknown,
  {
    accept,
    binaryMediaTypes,
    requestId,
  }: { readonly accept: string; readonly binaryMediaTypes: readonly string[]; readonly requestId: string },
): Answer | undefined => {
  const result = proxyAnswer.safeParse(payload);
  if (!result.success) return undefined;
  const { statusCode, headers, multiValueHeaders, body, isBase64Encoded } = result.data;
  const merged = new Map<string, [name: string, value: string | string[]]>();
  for (const [name, value] of Object.entries({ ...headers, ...multiValueHeaders }))
    merged.set(name.toLowerCase(), [remapped.has(name.toLowerCase()) ? `x-amzn-Remapped-${name}` : name, value]);
  if (!merged.has('content-type')) merged.set('content-type', ['Content-Type', 'application/json']);
  const isBinary = isBase64Encoded === true && isMediaType(accept.split(',', 1)[0] ?? '', binaryMediaTypes);
  return {
    status: statusCode,
    headers: { ...Object.fromEntries(merged.values()), 'x-amzn-RequestId': requestId },
    body: isBinary ? Buffer.from(body ?? '', 'base64') : (body ?? ''),
  };
};
