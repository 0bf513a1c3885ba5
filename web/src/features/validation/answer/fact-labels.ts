import type { FactName } from '#shared/validation/facts.ts';

/** Facts that an answer tells by its headline, in whatever form it is told. */
const toldByHeadline = ['status', 'reason', 'environment', 'country'] as const satisfies readonly FactName[];

export type LabelledFact = Exclude<FactName, (typeof toldByHeadline)[number]>;

export const isLabelled = (name: FactName): name is LabelledFact => !toldByHeadline.some((told) => told === name);
