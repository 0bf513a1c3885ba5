import { createContext, runInContext, Script } from 'node:vm';
import * as z from 'zod';
import type { Resource } from '../assembly/resource.ts';
import { readProperties } from '../assembly/read-properties.ts';
import { edgeGlobals } from './edge-globals.ts';

const properties = z.object({
  FunctionCode: z.string(),
  FunctionConfig: z.object({
    Runtime: z.literal('cloudfront-js-2.0'),
    KeyValueStoreAssociations: z.undefined('key value stores are not known locally').optional(),
  }),
});

const values = z.record(
  z.string(),
  z.object({ value: z.string(), multiValue: z.array(z.object({ value: z.string() })).optional() }),
);

const edgeRequest = z.object({
  method: z.string(),
  uri: z.string(),
  querystring: values,
  headers: values,
  cookies: values,
});
const edgeResponse = z.object({
  statusCode: z.number(),
  statusDescription: z.string().optional(),
  headers: values.default({}),
  cookies: z.record(z.string(), z.object({ value: z.string(), attributes: z.string().optional() })).default({}),
  body: z.union([z.string(), z.object({ data: z.string(), encoding: z.enum(['text', 'base64']) })]).optional(),
});

export type EdgeValues = z.infer<typeof values>;
export type EdgeRequest = z.infer<typeof edgeRequest>;
export type EdgeResponse = z.infer<typeof edgeResponse>;

/** What a CloudFront function is called with. */
export interface EdgeEvent {
  readonly version: '1.0';
  readonly context: {
    readonly distributionDomainName: string;
    readonly distributionId: string;
    readonly eventType: string;
    readonly requestId: string;
  };
  readonly viewer: { readonly ip: string };
  readonly request: EdgeRequest;
  readonly response?: EdgeResponse;
}

export type EdgeFunction = (
  event: EdgeEvent,
) => Promise<{ readonly response: EdgeResponse } | { readonly request: EdgeRequest }>;

/** CloudFront takes no longer code. */
const mostBytes = 10_240;

/** CloudFront stops a function after about a millisecond of work; this only stops one that never ends. */
const longestMs = 1_000;

interface Ground {
  readonly log: (line: string) => void;
  /** The product's time, in milliseconds. */
  readonly now: () => number;
}

/** A CloudFront function: JavaScript that sees requests and responses, the little of `edgeGlobals`, and nothing else of Node. */
export const compileEdgeFunction = (resource: Resource, { log, now }: Ground): EdgeFunction => {
  const { FunctionCode } = readProperties(resource, properties);
  if (Buffer.byteLength(FunctionCode) > mostBytes)
    throw new Error(`${resource.path}: the code of a CloudFront function has ${mostBytes} bytes at most.`);
  const context = createContext(edgeGlobals({ now, say: (text) => log(`${resource.path}: ${text}`) }), {
    codeGeneration: { strings: false, wasm: false },
  });
  new Script(FunctionCode, { filename: `${resource.path}.js` }).runInContext(context, { timeout: longestMs });
  if (runInContext('typeof handler', context) !== 'function')
    throw new Error(`${resource.path}: a CloudFront function must define handler(event).`);
  const call = new Script('Promise.resolve(handler(JSON.parse(event))).then((result) => JSON.stringify(result))');

  return async (event) => {
    context['event'] = JSON.stringify(event);
    const result: unknown = JSON.parse(String(await call.runInContext(context, { timeout: longestMs })));
    const isResponse = typeof result === 'object' && result !== null && 'statusCode' in result;
    return isResponse ? { response: edgeResponse.parse(result) } : { request: edgeRequest.parse(result) };
  };
};
