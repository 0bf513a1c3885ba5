import { randomUUID } from 'node:crypto';
import { Agent, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { answerFromApi } from './site/api-origin.ts';
import { answerFromBucket } from './site/bucket-origin.ts';
import type { Behaviour, Distribution } from './site/distribution.ts';
import type { EdgeEvent, EdgeFunction } from './site/edge-function.ts';
import { changedBy, fromEdgeResponse, toEdgeRequest } from './site/edge-shapes.ts';
import { type SiteAnswer, type ViewerRequest, headerOf } from './site/viewer.ts';

interface SiteOptions {
  readonly distribution: Distribution;
  readonly log: (line: string) => void;
}

/** A distribution that answers HTTP. */
export interface Site {
  readonly listener: RequestListener;
  readonly close: () => void;
}

const plain = (status: number, text: string): SiteAnswer => ({
  status,
  headers: { 'content-type': 'text/plain' },
  body: Buffer.from(`${text}\n`),
});

const readViewer = (request: IncomingMessage): ViewerRequest => {
  const [path = '/', ...query] = (request.url ?? '/').split('?');
  const headers: [string, string][] = [];
  for (let i = 0; i < request.rawHeaders.length; i += 2)
    headers.push([request.rawHeaders[i]?.toLowerCase() ?? '', request.rawHeaders[i + 1] ?? '']);
  const ip = (request.socket.remoteAddress ?? '').replace('::ffff:', '');
  return { method: request.method ?? 'GET', path, query: query.join('?'), headers, ip, id: randomUUID() };
};

const send = (response: ServerResponse, { status, headers, body }: SiteAnswer, id: string): void => {
  const own = { via: '1.1 local.cloudfront.net (CloudFront)', 'x-amz-cf-id': id };
  if (Buffer.isBuffer(body)) {
    response.writeHead(status, { ...headers, ...own, ...(status === 304 ? {} : { 'content-length': body.length }) });
    response.end(body);
    return;
  }
  response.writeHead(status, { ...headers, ...own });
  body.on('error', () => response.destroy());
  body.pipe(response);
};

/** Serves a CloudFront distribution: its behaviours, functions, error pages and headers, over plain HTTP. */
export const cloudFrontSite = ({ distribution, log }: SiteOptions): Site => {
  const agent = new Agent({ keepAlive: true, timeout: 30_000 });

  const behaviourFor = (path: string): Behaviour => {
    const found = distribution.behaviours.find((behaviour) => behaviour.matches(path));
    if (!found) throw new Error('A distribution has a default behaviour.');
    return found;
  };

  const edgeEvent = (eventType: string, viewer: ViewerRequest): EdgeEvent => {
    const { id: distributionId, domain: distributionDomainName } = distribution;
    return {
      version: '1.0',
      context: { distributionDomainName, distributionId, eventType, requestId: viewer.id },
      viewer: { ip: viewer.ip },
      request: toEdgeRequest(viewer),
    };
  };

  const onRequest = async (
    edge: EdgeFunction | undefined,
    viewer: ViewerRequest,
  ): Promise<ViewerRequest | SiteAnswer> => {
    if (!edge) return viewer;
    const result = await edge(edgeEvent('viewer-request', viewer));
    return 'response' in result ? fromEdgeResponse(result.response) : changedBy(viewer, result.request);
  };

  const withErrorPage = (given: SiteAnswer, viewer: ViewerRequest): SiteAnswer => {
    const page = distribution.errorPages.find(({ code }) => code === given.status);
    if (!page?.path) return given;
    const { origin, compresses } = behaviourFor(page.path);
    if (origin.kind !== 'bucket') return given;
    if (!Buffer.isBuffer(given.body)) given.body.resume();
    return { ...answerFromBucket(origin.stored, { ...viewer, path: page.path }, compresses), status: page.status };
  };

  const fromOrigin = async (
    behaviour: Behaviour,
    request: ViewerRequest,
    body: IncomingMessage,
  ): Promise<SiteAnswer> => {
    const { origin, forwarding, compresses } = behaviour;
    const path = request.path === '/' ? `/${distribution.rootObject}` : request.path;
    return origin.kind === 'bucket'
      ? answerFromBucket(origin.stored, { ...request, path }, compresses)
      : answerFromApi(request, { ...origin, forwarding, agent, body });
  };

  const onResponse = async (
    edge: EdgeFunction | undefined,
    viewer: ViewerRequest,
    given: SiteAnswer,
  ): Promise<SiteAnswer> => {
    if (!edge) return given;
    const headers = Object.entries(given.headers).map(([name, value]) => [name, { value: [value].flat().join(', ') }]);
    const response = { statusCode: given.status, headers: Object.fromEntries(headers), cookies: {} };
    const result = await edge({ ...edgeEvent('viewer-response', viewer), response });
    if (!('response' in result)) throw new Error('A viewer-response function returns a response.');
    const changed = fromEdgeResponse(result.response);
    return { ...changed, body: result.response.body === undefined ? given.body : changed.body };
  };

  const withPolicy = ({ headersPolicy }: Behaviour, given: SiteAnswer): SiteAnswer =>
    headersPolicy ? { ...given, headers: headersPolicy(given.headers) } : given;

  /** The policy's headers come first: the function sees them, and may say otherwise. What an origin refused it never sees. */
  const respond = async (behaviour: Behaviour, request: ViewerRequest, body: IncomingMessage): Promise<SiteAnswer> => {
    const fromItsOrigin = await fromOrigin(behaviour, request, body);
    const given = withPolicy(behaviour, withErrorPage(fromItsOrigin, request));
    return fromItsOrigin.status >= 400 ? given : onResponse(behaviour.viewerResponse, request, given);
  };

  /** Before anything of the distribution sees the request. */
  const refusalOf = (viewer: ViewerRequest): SiteAnswer | undefined => {
    const { ip, path } = viewer;
    const blocked = distribution.firewall?.({ ip, path, header: (name) => headerOf(viewer, name) || undefined });
    if (!blocked) return undefined;
    const { answer: said } = blocked;
    return said ? { ...said, body: Buffer.from(said.body) } : plain(403, 'The firewall blocked this request.');
  };

  const answer = async (viewer: ViewerRequest, body: IncomingMessage): Promise<SiteAnswer> => {
    const refusal = refusalOf(viewer);
    if (refusal) return refusal;
    const behaviour = behaviourFor(viewer.path);
    if (!behaviour.methods.has(viewer.method)) return plain(403, 'This distribution does not allow this method.');
    const seen = await onRequest(behaviour.viewerRequest, viewer);
    return 'status' in seen ? withPolicy(behaviour, seen) : respond(behaviour, seen, body);
  };

  return {
    close: () => agent.destroy(),
    listener: (request, response) => {
      const viewer = readViewer(request);
      answer(viewer, request).then(
        (given) => send(response, given, viewer.id),
        (error: unknown) => {
          log(`${viewer.method} ${viewer.path}: ${error instanceof Error ? error.stack : String(error)}`);
          send(response, plain(503, 'The local distribution failed; its log says why.'), viewer.id);
        },
      );
    },
  };
};
