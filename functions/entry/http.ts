import middy from '@middy/core';
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import type { EndpointSpec } from '#shared/contract/endpoint.ts';
import { Fault } from '#shared/errors/fault.ts';
import { languageOf } from '#shared/messages/index.ts';
import { session as sessionLimits } from '#shared/plans.ts';
import { secondsBetween } from '../rules/time.ts';
import { addressOf, headerOf, userAgentFamilyOf } from './caller.ts';
import { env } from '../ports/grant.ts';
import { Answer, type Asked, type Implementation, type Input, type User } from './implement.ts';
import { limitPort, refuseExcess } from './limiting.ts';
import { logger } from '../log.ts';
import { connect, type PortName } from '../ports/connect.ts';
import { faultOf, problemOf } from './problem.ts';
import { hashOf } from '../proof.ts';
import { readRequest } from './read-request.ts';

type Handler = (event: APIGatewayProxyEvent, context: Context) => Promise<APIGatewayProxyResult>;
type Request = middy.Request<
  APIGatewayProxyEvent,
  APIGatewayProxyResult,
  Error,
  Context,
  { asked?: Asked; user?: User }
>;

const askedOf = (spec: EndpointSpec, event: APIGatewayProxyEvent): Asked => ({
  requestId: `req_${event.requestContext.requestId}`,
  language: languageOf(headerOf(event, 'accept-language')),
  idempotencyKey: headerOf(event, 'idempotency-key'),
  userAgent: userAgentFamilyOf(headerOf(event, 'user-agent')),
  from: spec.limit ? addressOf(event, env('ORIGIN_PROOF')) : '',
});

/** Every answer carries its request id and says how long it may be kept: personal answers not at all. */
const headersFor = (spec: EndpointSpec, asked: Asked) => ({
  'content-type': spec.contentType ?? 'application/json; charset=utf-8',
  'content-language': asked.language,
  'x-request-id': asked.requestId,
  'cache-control': spec.cacheSeconds ? `public, max-age=${spec.cacheSeconds}` : 'no-store',
  vary: 'Accept-Language, Authorization',
});

/** Last to speak on the way out: turns whatever was thrown into a problem document and logs the one line of the call. */
const reporting = (spec: EndpointSpec): middy.MiddlewareObj<APIGatewayProxyEvent, APIGatewayProxyResult> => {
  const route = `${spec.method} ${spec.path}`;
  return {
    after: ({ event, response }) => {
      logger.info('answered', { route, status: response?.statusCode, requestId: askedOf(spec, event).requestId });
    },
    onError: (request) => {
      const { event } = request as Request;
      const asked = askedOf(spec, event);
      const fault = faultOf(request.error);
      const { status, headers, body } = problemOf(fault, { ...asked, path: spec.path });
      const line = { route, status, error: fault.code, requestId: asked.requestId };
      if (status >= 500) logger.error('failed', { ...line, cause: causeOf(fault) });
      else logger.info('refused', line);
      request.response = {
        statusCode: status,
        headers: { ...headersFor(spec, asked), 'cache-control': 'no-store', ...headers },
        body: JSON.stringify(body),
      };
    },
  };
};

/** Name, message and stack of our own or the SDK's error; inputs of a call are not part of either. */
const causeOf = ({ cause }: Fault) =>
  cause instanceof Error ? { name: cause.name, message: cause.message, stack: cause.stack } : { name: 'Unknown' };

const sessionPort = ['sessions.find', 'clock.now'] as const satisfies readonly PortName[];
const extendPort = ['sessions.extend'] as const satisfies readonly PortName[];

/**
 * Reading keeps a session alive: whatever a user does, the dashboard reads before and after it. Writing does not, so a
 * validation costs no call more; nor does the keep-alive, which proves nobody.
 */
const keepsAlive = ({ method }: EndpointSpec): boolean => method === 'GET';
const refreshSeconds = sessionLimits.refreshMinutes * 60;

/** Proves who calls with one read: the session whose hash the bearer token has. */
const authenticate = async (spec: EndpointSpec, event: APIGatewayProxyEvent): Promise<User> => {
  const token = /^Bearer ([\w-]{20,128})$/.exec(headerOf(event, 'authorization') ?? '')?.[1];
  if (!token) throw new Fault('errors.unauthenticated');
  const { sessions, clock } = await connect(sessionPort);
  const now = clock.now();
  const sessionHash = hashOf(token);
  const session = await sessions.find(sessionHash, now);
  if (!session) throw new Fault('errors.unauthenticated');
  const { userId, email, sessionId, lastSeenAt } = session;
  if (keepsAlive(spec) && secondsBetween(lastSeenAt, now) >= refreshSeconds)
    await (await connect(extendPort)).sessions.extend(sessionHash, lastSeenAt, now);
  return { userId, email, sessionId, sessionHash };
};

/** The ports an endpoint's function holds: its own and those of the pipeline, where it proves a user or counts calls. */
export const needsOf = ({ spec, needs }: { spec: EndpointSpec; needs: readonly PortName[] }): readonly PortName[] => [
  ...needs,
  ...(spec.auth === 'user' ? sessionPort : []),
  ...(spec.auth === 'user' && keepsAlive(spec) ? extendPort : []),
  ...(spec.limit ? limitPort : []),
];

const written = ({ contentType }: EndpointSpec, body: unknown): string =>
  contentType ? String(body) : JSON.stringify(body);

/**
 * The Lambda handler of an implementation. On Lambda its ports are connected while the environment starts, when the CPU
 * is free; elsewhere (synthesis, tests of shape) nothing is loaded.
 */
export const http = async <S extends EndpointSpec, N extends PortName>(
  implementation: Implementation<S, N>,
): Promise<Handler> => {
  const { spec, needs, run } = implementation;
  if (process.env['AWS_LAMBDA_FUNCTION_NAME']) await connect(needsOf(implementation));
  return middy<APIGatewayProxyEvent, APIGatewayProxyResult>()
    .use(reporting(spec))
    .handler(async (event) => {
      const asked = askedOf(spec, event);
      const caller = spec.auth === 'user' ? { caller: await authenticate(spec, event) } : {};
      const request = readRequest(spec, event);
      await refuseExcess(spec, asked, request);
      const input = Object.assign({ asked }, caller, request) as Input<S>;
      const answer = await run(input, await connect(needs));
      const { body, headers, status = spec.status } = answer instanceof Answer ? answer : new Answer(answer, {});
      return {
        statusCode: status,
        headers: { ...headersFor(spec, asked), ...headers },
        body: spec.status === 204 ? '' : written(spec, spec.response.parse(body)),
      };
    }) as unknown as Handler;
};
