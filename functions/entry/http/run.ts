import { connected } from '../connected.ts';
import type { Concerned } from '../implement.ts';
import type { AnyImplementation, Deadline, Exchange, Middleware } from './step.ts';

type Run = (input: unknown, ports: unknown) => Promise<unknown>;

export const inputOf = (exchange: Exchange) => {
  const { request, asked, caller, claim } = exchange;
  const concerns = (whom: Concerned): void => {
    exchange.concerned = whom;
  };
  return { ...request, asked, caller, claim, concerns };
};

type Act = (...given: readonly unknown[]) => unknown;
type Ports = Readonly<Record<string, Readonly<Record<string, Act>>>>;

const mapped = <T, U>(record: Readonly<Record<string, T>>, map: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));

/**
 * Ports that serve a request until it is late. Lambda freezes what is still under way when the answer has left, and goes
 * on with it at the next request: without this, money could be reserved for a caller who was told to look and repeat.
 */
const until = ({ guard }: Deadline, ports: Ports): Ports => mapped(ports, (group) => mapped(group, guard));

/**
 * Runs the implementation. middy hands its own handler nothing of what the steps learned, so this is the first step of
 * the way out.
 */
export const run = async (implementation: AnyImplementation): Promise<Middleware> => {
  const ports = await connected(implementation.needs);
  return {
    after: async (request) => {
      const { internal } = request;
      const own = until(internal.deadline, (await ports()) as unknown as Ports);
      const answer = await (implementation.run as Run)(inputOf(internal), own);
      request.response = answer as typeof request.response;
    },
  };
};
