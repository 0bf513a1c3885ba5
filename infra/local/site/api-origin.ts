import { type Agent, request as send } from 'node:http';
import type { Readable } from 'node:stream';
import { isHopByHop } from '../hop-by-hop.ts';
import type { Forwarding } from './forwarding.ts';
import type { Headers } from './headers-policy.ts';
import type { SiteAnswer, ViewerRequest } from './viewer.ts';

/** The host is the origin's own. */
const isDropped = (name: string): boolean => isHopByHop(name) || name === 'host';

interface Passing {
  readonly url: URL;
  /** What the distribution tells its origin by itself; a viewer cannot say it in its place. */
  readonly headers: Headers;
  readonly forwarding: Forwarding;
  readonly agent: Agent;
  /** The viewer's body, unread. */
  readonly body: Readable;
}

const endToEnd = (headers: NodeJS.Dict<string | readonly string[]>): Headers =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || isDropped(name) ? [] : [[name, value] as const],
    ),
  );

const unreachable = (): SiteAnswer => ({
  status: 502,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from('<h1>502 ERROR</h1>'),
});

/** Passes a request on to the API, as far as the behaviour's policies let it through. */
export const answerFromApi = (
  request: ViewerRequest,
  { url, headers, forwarding, agent, body }: Passing,
): Promise<SiteAnswer> => {
  const kept = request.headers.filter(
    ([name]) =>
      !isDropped(name) && !Object.hasOwn(headers, name) && name !== 'x-forwarded-for' && forwarding.header(name),
  );
  if (!kept.some(([name]) => name === 'user-agent')) kept.push(['user-agent', 'Amazon CloudFront']);
  const forwarded = request.headers.find(([name]) => name === 'x-forwarded-for')?.[1];
  kept.push(['x-forwarded-for', forwarded ? `${forwarded}, ${request.ip}` : request.ip]);
  kept.push(['host', url.host], ['via', '1.1 local.cloudfront.net (CloudFront)'], ['x-amz-cf-id', request.id]);

  return new Promise((resolve) => {
    const outgoing = send(
      {
        host: url.hostname,
        port: url.port,
        agent,
        method: request.method,
        path: `${request.path}${forwarding.query && request.query ? `?${request.query}` : ''}`,
        headers: [...kept, ...Object.entries(headers)].flat(2),
      },
      (incoming) =>
        resolve({ status: incoming.statusCode ?? 502, headers: endToEnd(incoming.headers), body: incoming }),
    );
    outgoing.on('error', () => resolve(unreachable()));
    body.on('error', () => outgoing.destroy());
    body.pipe(outgoing);
  });
};
