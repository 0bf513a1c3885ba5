import { randomUUID } from 'node:crypto';
import type { UsagePlans } from '../../usage-plans/usage-plans.ts';
import { type AwsRequest, type Call, type Input, parseObject, type Reply, type Service } from '../wire.ts';
import { unknownOperation } from '../wire.ts';
import { createApiKey } from './create-api-key.ts';
import { createUsagePlanKey } from './create-usage-plan-key.ts';
import { deleteApiKey } from './delete-api-key.ts';
import { deleteUsagePlanKey } from './delete-usage-plan-key.ts';
import { getApiKey } from './get-api-key.ts';
import { getApiKeys } from './get-api-keys.ts';
import { getUsage } from './get-usage.ts';
import { getUsagePlanKeys } from './get-usage-plan-keys.ts';
import { getUsagePlans } from './get-usage-plans.ts';
import type { Operation } from './operation.ts';
import { updateApiKey } from './update-api-key.ts';

const operations = [
  createApiKey,
  getApiKey,
  getApiKeys,
  updateApiKey,
  deleteApiKey,
  getUsagePlans,
  createUsagePlanKey,
  getUsagePlanKeys,
  deleteUsagePlanKey,
  getUsage,
];

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);

const routes = operations.map((operation) => ({ operation, pattern: patternOf(operation.path) }));

const addressOf = ({ path }: AwsRequest): URL => new URL(path, 'http://apigateway');

const readRest = (request: AwsRequest): { readonly operation: string; readonly input: Input } => {
  const { pathname, searchParams } = addressOf(request);
  const found = routes.find(({ operation, pattern }) => operation.method === request.method && pattern.test(pathname));
  const named = Object.entries(found?.pattern.exec(pathname)?.groups ?? {});
  const parts = Object.fromEntries(named.map(([name, value]) => [name, decodeURIComponent(value)]));
  const input = { ...Object.fromEntries(searchParams), ...parseObject(request.body), ...parts };
  return { operation: found?.operation.name ?? `${request.method} ${pathname}`, input };
};

const operationOf = (call: Call): Operation => {
  const found = operations.find(({ name }) => name === call.operation);
  if (!found) throw unknownOperation(call);
  return found;
};

const reply = (status: number, value: unknown, headers: Readonly<Record<string, string>> = {}): Reply => ({
  status,
  headers: { 'content-type': 'application/json', 'x-amzn-requestid': randomUUID(), ...headers },
  body: value === undefined ? '' : JSON.stringify(value),
});

/** API Gateway's control plane, as far as keys and what they use: IAM knows only the method and the path of a call. */
export const apiGatewayService = (usage: UsagePlans, { region }: { readonly region: string }): Service => ({
  name: 'apigateway',
  reasons: {
    anonymous: [403, 'MissingAuthenticationTokenException'],
    stranger: [403, 'UnrecognizedClientException'],
    denied: [403, 'AccessDeniedException'],
    invalid: [400, 'BadRequestException'],
    unknownOperation: [400, 'UnknownOperationException'],
    throttled: [429, 'TooManyRequestsException'],
    broken: [500, 'InternalFailure'],
  },
  read: readRest,
  needs: (call) => {
    const { method } = operationOf(call);
    const { pathname } = addressOf(call.request);
    // Keys belong to no account in an ARN.
    return [{ action: `apigateway:${method}`, resource: `arn:aws:apigateway:${region}::${pathname}` }];
  },
  answer: (call) => {
    const { answer, status } = operationOf(call);
    return reply(status, answer(call.input, usage));
  },
  refuse: (status, code, message) =>
    reply(status, { message }, { 'x-amzn-errortype': code, ...(status === 429 && { 'retry-after': '1' }) }),
});
