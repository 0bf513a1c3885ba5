import type * as z from 'zod';
import type { UsagePlans } from '../../usage-plans/usage-plans.ts';
import { type Input, inputAs } from '../wire.ts';

/** One operation of API Gateway's control plane, REST-JSON: what its path names and what its query or body says is its input. */
export interface Operation {
  readonly name: string;
  readonly method: string;
  /** Names in braces are parts of the input. */
  readonly path: string;
  readonly status: number;
  readonly answer: (input: Input, usage: UsagePlans) => unknown;
}

interface Described<T extends z.ZodType> {
  /** `POST /apikeys` */
  readonly route: string;
  readonly status: number;
  readonly input: T;
  /** Nothing, when the answer has no body. */
  readonly answer: (input: z.output<T>, usage: UsagePlans) => unknown;
}

/** An operation whose input is what it understands and nothing else. */
export const operation = <T extends z.ZodType>(
  name: string,
  { route, status, input, answer }: Described<T>,
): Operation => {
  const [method = '', path = ''] = route.split(' ');
  return { name, method, path, status, answer: (given, usage) => answer(inputAs(input, given), usage) };
};
