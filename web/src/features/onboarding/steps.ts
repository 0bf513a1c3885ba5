import type { Environment } from '#shared/validation/environment.ts';
import { isFinal } from '#shared/validation/status.ts';

export const stepNames = ['sandbox', 'own', 'api', 'file'] as const;
export type StepName = (typeof stepNames)[number];

export interface Step {
  readonly name: StepName;
  readonly isDone: boolean;
}

interface Asked {
  readonly environment: Environment;
  readonly status: Parameters<typeof isFinal>[0];
  readonly createdAt: string;
}

/** What an account has done so far, as its own lists say it. */
export interface Deeds {
  /** The newest page of its history, and whether there is more. */
  readonly asked: readonly Asked[];
  readonly hasMore: boolean;
  readonly keys: readonly { readonly lastUsedAt: string | null }[];
  readonly batches: number;
}

/** Whoever fills a page of history knows the way. */
export const isNewcomer = ({ hasMore }: Pick<Deeds, 'hasMore'>): boolean => !hasMore;

const dayMs = 24 * 60 * 60 * 1000;

const answered = (asked: readonly Asked[], environment: Environment): boolean =>
  asked.some((one) => one.environment === environment && isFinal(one.status));

/** Each first step and whether it was taken. A day after the first question, what was done is no longer told. */
export const stepsOf = ({ asked, keys, batches }: Deeds, now: Date): readonly Step[] => {
  const isDone: Readonly<Record<StepName, boolean>> = {
    sandbox: answered(asked, 'sandbox'),
    own: answered(asked, 'production'),
    api: keys.some(({ lastUsedAt }) => lastUsedAt !== null),
    file: batches > 0,
  };
  const steps = stepNames.map((name) => ({ name, isDone: isDone[name] }));
  const isFirstDay = asked.every(({ createdAt }) => now.getTime() - Date.parse(createdAt) < dayMs);
  return isFirstDay ? steps : steps.filter((step) => !step.isDone);
};

/** Nothing is left to show. */
export const areDone = (steps: readonly Step[]): boolean => steps.every(({ isDone }) => isDone);
