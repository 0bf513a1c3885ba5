import type { Route } from './api.ts';

/** The route of a call and the parameters of its path. */
export interface Match {
  readonly route: Route;
  readonly parameters: Readonly<Record<string, string>>;
}

/** Grows while the routes are added to it. */
interface Node {
  readonly fixed: Map<string, Node>;
  parameter: { readonly name: string; readonly node: Node } | undefined;
  greedy: { readonly name: string; readonly node: Node } | undefined;
  readonly methods: Map<string, Route>;
}

type Found = { readonly node: Node; readonly parameters: Readonly<Record<string, string>> };

const newNode = (): Node => ({ fixed: new Map(), parameter: undefined, greedy: undefined, methods: new Map() });

const grow = (node: Node, [segment, ...rest]: readonly string[]): Node => {
  if (segment === undefined) return node;
  const [, name, plus] = /^\{([^}+]+)(\+?)\}$/.exec(segment) ?? [];
  if (name && plus) return (node.greedy ??= { name, node: newNode() }).node;
  if (name) return grow((node.parameter ??= { name, node: newNode() }).node, rest);
  const next = node.fixed.get(segment) ?? newNode();
  node.fixed.set(segment, next);
  return grow(next, rest);
};

const segmentsOf = (path: string): readonly string[] => path.split('/').filter(Boolean);

const withParameter = (found: Found | undefined, name: string, value: string): Found | undefined =>
  found && { node: found.node, parameters: { ...found.parameters, [name]: value } };

const find = (node: Node, segments: readonly string[]): Found | undefined => {
  const [segment, ...rest] = segments;
  if (segment === undefined) return node.methods.size ? { node, parameters: {} } : undefined;
  const fixed = node.fixed.get(segment);
  const { parameter, greedy } = node;
  return (
    (fixed && find(fixed, rest)) ??
    (parameter && withParameter(find(parameter.node, rest), parameter.name, segment)) ??
    (greedy && { node: greedy.node, parameters: { [greedy.name]: segments.join('/') } })
  );
};

/**
 * API Gateway's precedence: a fixed segment before `{parameter}` before `{greedy+}`, segment by segment; the
 * resource is chosen by the path alone, then the method on it, `ANY` last.
 * `GET /items/7` with `/items/{item}` and `/{proxy+}` -> `/items/{item}`, item = 7
 * A wrongly encoded path throws a URIError.
 */
export const routeMatcher = (routes: readonly Route[]): ((method: string, path: string) => Match | undefined) => {
  const root = newNode();
  for (const route of routes) grow(root, segmentsOf(route.path)).methods.set(route.method, route);

  return (method, path) => {
    const found = find(root, segmentsOf(path).map(decodeURIComponent));
    const route = found?.node.methods.get(method) ?? found?.node.methods.get('ANY');
    return found && route && { route, parameters: found.parameters };
  };
};
