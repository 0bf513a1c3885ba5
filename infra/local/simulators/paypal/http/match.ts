import type { Desk } from '../desk.ts';
import type { Answer } from './answer.ts';
import type { Call } from './call.ts';

export type Handler = (desk: Desk, call: Call) => Answer | Promise<Answer>;
export type Routes = Readonly<Record<string, Handler>>;

export interface Found {
  readonly route: string;
  readonly handler: Handler;
  readonly params: Readonly<Record<string, string>>;
}

const patternOf = (route: string): RegExp => new RegExp(`^${route.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);

/** Finds the route of a method and path; `:id` in a route stands for one part of the path. */
export const matcher = (routes: Routes) => {
  const patterns = Object.entries(routes).map(([route, handler]) => ({ route, handler, pattern: patternOf(route) }));
  return (method: string, path: string): Found | undefined => {
    for (const { route, handler, pattern } of patterns) {
      const found = pattern.exec(`${method} ${path}`);
      if (found) return { route, handler, params: { ...found.groups } };
    }
    return undefined;
  };
};
