import { connected } from '../connected.ts';
import type { AnyImplementation, Exchange, Middleware } from './step.ts';

type Run = (input: unknown, ports: unknown) => Promise<unknown>;

export const inputOf = ({ request, asked, caller, claim }: Exchange) => ({ ...request, asked, caller, claim });

/**
 * Runs the implementation. middy hands its own handler nothing of what the steps learned, so this is the first step of
 * the way out.
 */
export const run = async (implementation: AnyImplementation): Promise<Middleware> => {
  const ports = await connected(implementation.needs);
  return {
    after: async (request) => {
      const answer = await (implementation.run as Run)(inputOf(request.internal), await ports());
      request.response = answer as typeof request.response;
    },
  };
};
