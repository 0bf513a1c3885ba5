import fc from 'fast-check';
import type { Api } from '#shared/contract/endpoint.ts';
import { operations } from './operations.ts';
import { draftsOf, type Draft } from './requests.ts';

/** What is drawn: all that a seed decides. */
export interface Drawn {
  readonly requests: number;
  /** Only these operations, by name; all of them without. */
  readonly only?: readonly string[];
  /** Only those of this API. */
  readonly api?: Api;
}

/**
 * Requests are drawn so many at once, each portion with a seed of its own, from a few operations that lie side by side:
 * a small machine keeps the environments of these few warm, and over a trial each operation meets all its neighbours.
 */
const together = 4;
const portionOf = (requests: number, wanted: number): number =>
  Math.min(1_000, Math.max(20, Math.ceil(requests / wanted)));

const wantedBy = ({ only, api }: Drawn) => {
  const unknown = (only ?? []).filter((name) => !operations.some((operation) => operation.name === name));
  if (unknown.length > 0) throw new Error(`No operation is called ${unknown.join(', ')}.`);
  return operations.filter((one) => (!only || only.includes(one.name)) && (!api || one.api === api));
};

/** The requests of a seed, in its order. */
export function* draftsFrom(drawn: Drawn, seed: number): Generator<Draft> {
  const wanted = wantedBy(drawn);
  const portion = portionOf(drawn.requests, wanted.length);
  for (let index = 0; index * portion < drawn.requests; index += 1) {
    const begin = seed + index * (together - 1);
    const some = Array.from({ length: together }, (_, i) => wanted[(begin + i) % wanted.length]);
    const drafts = fc.oneof(...some.flatMap((operation) => (operation ? [draftsOf(operation)] : [])));
    yield* fc.sample(drafts, { seed: seed + index, numRuns: Math.min(portion, drawn.requests - index * portion) });
  }
}
