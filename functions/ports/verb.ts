import type { Grant } from './grant.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- a verb takes whatever it takes; its own type is kept by inference
type AnyFunction = (...input: any[]) => unknown;

/** One thing a record or adapter can do, beside the rights it needs for it. */
export interface Verb<F extends AnyFunction = AnyFunction> {
  readonly grants: readonly Grant[];
  readonly run: F;
}

export const verb = <F extends AnyFunction>(grants: readonly Grant[], run: F): Verb<F> => ({ grants, run });
