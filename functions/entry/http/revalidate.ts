import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import { hashOf } from '../../proof.ts';
import { headerOf } from './header.ts';
import type { Step } from './step.ts';

/** Weak: whoever stands between may compress the answer, and it is the same all the same. */
const etagOf = (body: string): string => `W/"${hashOf(body).slice(0, 22)}"`;

/** Whether whoever asks holds this answer already (RFC 9110, 13.1.2): weak and strong are compared alike. */
const isHeld = (event: APIGatewayProxyEvent, etag: string): boolean => {
  const held = headerOf(event, 'if-none-match')?.split(',') ?? [];
  return held
    .map((one) => one.trim())
    .some((one) => one === '*' || one.replace(/^W\//, '') === etag.slice('W/'.length));
};

const unchanged = ({ headers = {} }: APIGatewayProxyResult): APIGatewayProxyResult => {
  const { 'content-type': _, ...kept } = headers;
  return { statusCode: 304, headers: kept, body: '' };
};

/** Names what may be kept by its content, and sends it no second time to whoever has it. */
export const revalidate: Step = {
  needs: () => [],
  middleware: ({ spec }) => {
    if (!spec.cacheSeconds) return { before: () => undefined };
    return {
      after: (request) => {
        if (!request.response) return;
        const etag = etagOf(request.response.body);
        const named = { ...request.response, headers: { ...request.response.headers, etag } };
        request.response = isHeld(request.event, etag) ? unchanged(named) : named;
      },
    };
  },
};
