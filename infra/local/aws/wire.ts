import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import * as z from 'zod';
import type { Need } from './iam/iam.ts';

/** An HTTP request of an SDK. */
export interface AwsRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** It was longer than any request may be, and is not here whole. */
  readonly isCut?: boolean;
}

/** The HTTP answer to it. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | string;
}

export type Input = Readonly<Record<string, unknown>>;

/** Who calls: a function of the templates and the role it runs as. */
export interface Caller {
  readonly function: string;
  readonly role: string;
}

/** One authenticated SDK call, as every service reads it. */
export interface Call {
  readonly service: ServiceName;
  readonly operation: string;
  readonly input: Input;
  readonly caller: Caller;
  readonly request: AwsRequest;
}

export type ServiceName = 'dynamodb' | 'sqs' | 'ses' | 'secretsmanager' | 'ssm' | 'apigateway' | 's3' | 'kms' | 'sts';

/** Why a call is refused; each service says it with its own status and code. */
export type Reason = 'anonymous' | 'stranger' | 'denied' | 'invalid' | 'unknownOperation' | 'throttled' | 'broken';

export type ReasonCodes = Readonly<Record<Reason, readonly [status: number, code: string]>>;

/** A service of the endpoint: how it reads a request, answers it, and says no. */
export interface Service {
  readonly name: ServiceName;
  readonly reasons: ReasonCodes;
  /** Where a service has a signature verified; elsewhere the access key in it says who calls. */
  readonly callerOf?: (request: AwsRequest) => Caller;
  /** What a service does with a request before anybody asks who calls, and with any answer to it. */
  readonly around?: (request: AwsRequest, answered: () => Promise<Reply>) => Promise<Reply>;
  readonly read: (request: AwsRequest) => { readonly operation: string; readonly input: Input };
  /** The actions and resources that IAM must grant for a call; an operation that is not emulated is refused here. */
  readonly needs: (call: Call) => readonly Need[];
  readonly answer: (call: Call) => Reply | Promise<Reply>;
  /** The service's real error shape, so that the SDK surfaces the error by its name. */
  readonly refuse: (status: number, code: string, message: string) => Reply;
}

/** Thrown anywhere below the endpoint: becomes the service's own error reply. */
export class Refusal extends Error {
  readonly reason: Reason | readonly [status: number, code: string];

  constructor(reason: Reason | readonly [status: number, code: string], message: string) {
    super(message);
    this.reason = reason;
  }
}

/** A refusal as the service itself would say it. */
export const refusalReply = (service: Service, { reason, message }: Refusal): Reply => {
  const [status, code] = typeof reason === 'string' ? service.reasons[reason] : reason;
  return service.refuse(status, code, message);
};

/** An answer of the AWS JSON protocols. */
export const json = (status: number, value: unknown, headers: Readonly<Record<string, string>> = {}): Reply => ({
  status,
  headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amzn-requestid': randomUUID(), ...headers },
  body: JSON.stringify(value),
});

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('invalid', 'The request body is not valid JSON.');
  }
};

/** The JSON object that a body holds; an empty body is an empty object. */
export const parseObject = (body: Buffer): Input => {
  const value = parse(body.length ? body.toString() : '{}');
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Refusal('invalid', 'The request body must be a JSON object.');
  return { ...value };
};

/** The AWS JSON protocols: the operation is in `X-Amz-Target`, the input is the body. */
export const readJson = (request: AwsRequest): { readonly operation: string; readonly input: Input } => {
  const target = request.headers['x-amz-target'];
  const operation = typeof target === 'string' ? target.slice(target.indexOf('.') + 1) : '';
  return { operation, input: parseObject(request.body) };
};

/** The input narrowed to what the endpoint needs to know of it. */
export const inputAs = <T extends z.ZodType>(schema: T, input: unknown): z.output<T> => {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw new Refusal('invalid', z.prettifyError(parsed.error));
  return parsed.data;
};

/** The refusal of an operation that is not emulated. */
export const unknownOperation = ({ service, operation }: Call): Refusal =>
  new Refusal('unknownOperation', `The local cloud does not emulate ${service}:${operation || '(no operation)'}.`);
