import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Firewall } from './firewall/web-acl.ts';
import type { Clock } from './host/clock.ts';
import { admission } from './gateway/admission.ts';
import type { RestApi, Route } from './gateway/api.ts';
import { type Match, routeMatcher } from './gateway/matching.ts';
import { readProxyAnswer } from './gateway/proxy-answer.ts';
import { type Call, headerOf, type Known, proxyEvent, requestContext } from './gateway/proxy-event.ts';
import { type Answer, type RefusalType, refuse } from './gateway/refusal.ts';
import { withinTime } from './gateway/within-time.ts';
import type { LambdaHost, Outcome } from './lambda.ts';
import type { UsagePlans } from './usage-plans/usage-plans.ts';

const largestBody = 10 * 1024 * 1024;
/** Of the request line and the values of its headers together. */
const largestHead = 10_240;

/** The API, who answers it, and by which clock. */
export interface GatewayOptions {
  readonly api: RestApi;
  readonly lambda: Pick<LambdaHost, 'invoke'>;
  readonly clock: Clock;
  /** Without it, no key is in any plan. */
  readonly admit?: UsagePlans['admit'];
  /** Whether this machine may call without the key that a distribution adds. */
  readonly isOpenPast?: boolean;
  /** Judges every call before the gateway does. */
  readonly firewall?: Firewall | undefined;
  /** What went wrong, and every call. */
  readonly log: (line: string) => void;
  readonly chatter: (line: string) => void;
}

const describe = (call: Call, route: Route): string => `${call.method} ${call.path} (${route.resourcePath})`;

const whatFailed = ({ error }: Outcome): string =>
  error ? `${error.errorType}: ${error.errorMessage}` : 'malformed Lambda proxy response';

const splitOnce = (text: string, separator: string): readonly string[] => {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
};

const headSizeOf = ({ url = '', rawHeaders }: IncomingMessage): number =>
  rawHeaders.reduce((size, text, index) => size + (index % 2 ? text.length : 0), url.length);

/** Reads the whole body; of one that is too large only enough to know. */
const receive = async (request: IncomingMessage, time: number): Promise<Call> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size - chunk.length <= largestBody) chunks.push(chunk);
  }
  const [path = '/', query = ''] = splitOnce(request.url ?? '/', '?');
  return {
    method: request.method ?? 'GET',
    path,
    query: new URLSearchParams(query),
    rawHeaders: request.rawHeaders,
    body: Buffer.concat(chunks),
    sourceIp: (request.socket.remoteAddress ?? '').replace('::ffff:', ''),
    requestId: randomUUID(),
    time,
    isTooLarge: size > largestBody || headSizeOf(request) > largestHead,
  };
};

const seenOf = (call: Call) => ({
  ip: call.sourceIp,
  path: call.path,
  header: (name: string) => headerOf(call, name),
});

/** Serves one REST API with the behaviour of API Gateway, its stage mapped at the root. */
export const restGateway = ({
  api,
  lambda,
  clock,
  admit = () => 'INVALID_API_KEY',
  isOpenPast = false,
  firewall,
  log,
  chatter,
}: GatewayOptions): RequestListener => {
  const match = routeMatcher(api.routes);
  const pass = admission({ api, lambda, admit, isOpenPast, now: clock.now, log });

  const answer = async (call: Call): Promise<Answer> => {
    const refused = (type: RefusalType, found?: Match, known?: Known) =>
      refuse(type, api.gatewayResponses, requestContext(call, api, found, known));
    const blocked = firewall?.(seenOf(call));
    if (blocked) return blocked.answer ?? refused('WAF_FILTERED');
    let found: Match | undefined;
    try {
      found = match(call.method, call.path);
    } catch (error) {
      if (error instanceof URIError) return refused('BAD_REQUEST');
      throw error;
    }
    if (!found) return refused('MISSING_AUTHENTICATION_TOKEN');
    if (call.isTooLarge) return refused('REQUEST_TOO_LARGE', found);
    const { known, refusal } = await pass(call, found);
    if (refusal) return refused(refusal, found, known);
    const { integration } = found.route;
    const outcome = await withinTime(
      lambda.invoke(integration.functionArn, proxyEvent(call, api, found, known)),
      integration.timeoutMs,
    );
    if (!outcome) return refused('INTEGRATION_TIMEOUT', found, known);
    const wanted = { accept: headerOf(call, 'accept') ?? '', binaryMediaTypes: api.binaryMediaTypes };
    const given = outcome.error ? undefined : readProxyAnswer(outcome.payload, { ...wanted, ...call });
    if (!given) log(`${describe(call, found.route)}: ${whatFailed(outcome)}`);
    return given ?? refused('BAD_GATEWAY', found, known);
  };

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const began = performance.now();
    const call = await receive(request, clock.now());
    const { status, headers, body } = await answer(call);
    // Of a 304 the length would be that of what is not sent.
    const length = status === 304 ? {} : { 'Content-Length': Buffer.byteLength(body) };
    response.writeHead(status, { ...headers, ...length });
    response.end(body);
    chatter(`${call.method} ${call.path} ${status} ${Math.round(performance.now() - began)} ms`);
  };

  return (request, response) => {
    serve(request, response).catch((error: unknown) => {
      if (response.destroyed) return;
      log(`${request.method} ${request.url}: ${error instanceof Error ? error.stack : String(error)}`);
      response.writeHead(500).end('The local gateway failed; its log says why.');
    });
  };
};
