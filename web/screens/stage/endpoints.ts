import { declared } from '#shared/contract/index.ts';
import type { EndpointSpec } from '#shared/contract/endpoint.ts';
import type { AppRoute } from './answers.ts';

export interface Found {
  readonly route: AppRoute;
  readonly spec: EndpointSpec;
  readonly params: Readonly<Record<string, string>>;
}

/** An address without parts to fill in comes before one that they would fit as well. */
const endpoints = declared
  .filter(({ spec }) => spec.api === 'app')
  .map(({ spec }) => ({
    spec,
    route: `${spec.method} ${spec.path}` as AppRoute,
    form: new RegExp(`^${spec.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  }))
  .toSorted((one, other) => one.spec.path.split('{').length - other.spec.path.split('{').length);

/** The endpoint that a request is for, with what stands in its path. */
export const endpointFor = (method: string, path: string): Found | undefined => {
  for (const { spec, route, form } of endpoints) {
    const parts = spec.method === method ? form.exec(path) : null;
    if (!parts) continue;
    const params = Object.entries(parts.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]);
    return { route, spec, params: Object.fromEntries(params) as Record<string, string> };
  }
  return undefined;
};

/**
 * What an example of the contract answers: of the endpoint itself, or of one that answers the same thing, as the public
 * API does. An excerpt is not an answer.
 */
export const exampleOf = (spec: EndpointSpec): unknown =>
  [spec, ...declared.map((one) => one.spec).filter(({ response }) => response === spec.response)]
    .flatMap(({ examples = [] }) => examples)
    .find(({ isExcerpt }) => !isExcerpt)?.response;
