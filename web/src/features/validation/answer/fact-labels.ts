import type { FactName } from '#shared/validation/facts.ts';

/** Facts that an answer tells by its verdict, in whatever form it is told. */
const toldByVerdict = ['reason', 'environment', 'country'] as const satisfies readonly FactName[];

export type LabelledFact = Exclude<FactName, (typeof toldByVerdict)[number]>;

export const isLabelled = (name: FactName): name is LabelledFact => !toldByVerdict.some((told) => told === name);
