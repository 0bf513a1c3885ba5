import type { IncomingMessage, RequestListener } from 'node:http';

/** The names by which this machine calls itself. */
const ownNames: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]']);

const hostnameIn = (host: string): string => host.replace(/:\d+$/, '').toLowerCase();

/**
 * Whether a tool of this machine asks. A page of the web can send a browser here: as itself, which `Origin` tells, or
 * under a name of its own that it points here, which `Host` tells.
 */
const isOwn = ({ headers: { host = '', origin } }: IncomingMessage): boolean =>
  ownNames.has(hostnameIn(host)) && (origin === undefined || origin === `http://${host}`);

const refusal = `${JSON.stringify({ error: 'This server answers tools of its own machine, and no page of another site.' })}\n`;

/** A server's listener that pages of other sites cannot reach, whatever they make of a browser. */
export const forOwnCallers =
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    if (isOwn(request)) return listener(request, response);
    request.resume();
    response.writeHead(403, { 'content-type': 'application/json' }).end(refusal);
  };
