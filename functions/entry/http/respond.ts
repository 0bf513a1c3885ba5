import type { APIGatewayProxyResult } from 'aws-lambda';
import type { EndpointSpec } from '#shared/contract/endpoint.ts';
import { Answer } from '../implement.ts';
import type { Step } from './step.ts';

/** What only one caller may read, no cache that others share may keep. */
const keptBy = ({ auth, cacheSeconds }: EndpointSpec): string =>
  cacheSeconds ? `${auth === 'guest' ? 'public' : 'private'}, max-age=${cacheSeconds}` : 'no-store';

const written = ({ contentType }: EndpointSpec, body: unknown): string =>
  contentType ? String(body) : JSON.stringify(body);

/** An answer as the gateway sends it. It passes its schema first, so that nothing undeclared can leave. */
export const resultOf = (spec: EndpointSpec, given: unknown): APIGatewayProxyResult => {
  const { body, headers, status = spec.status } = given instanceof Answer ? given : new Answer(given, {});
  return {
    statusCode: status,
    headers: {
      'content-type': spec.contentType ?? 'application/json; charset=utf-8',
      'cache-control': keptBy(spec),
      ...headers,
    },
    body: spec.status === 204 ? '' : written(spec, spec.response.parse(body)),
  };
};

/** Writes what the implementation answered. */
export const respond: Step = {
  needs: () => [],
  middleware: ({ spec }) => ({
    after: (request) => {
      request.response = resultOf(spec, request.response);
    },
  }),
};
