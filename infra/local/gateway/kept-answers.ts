/** Answers for a time. */
export interface KeptAnswers<T> {
  readonly get: (key: string) => T | undefined;
  readonly keep: (key: string, answer: T) => void;
}

interface Limits {
  readonly ms: number;
  /** How many are kept; of more, the oldest go. */
  readonly most: number;
  readonly now: () => number;
}

/** All are kept for the same time, so the oldest ends first. */
export const keptAnswers = <T>({ ms, most, now }: Limits): KeptAnswers<T> => {
  const answers = new Map<string, { readonly answer: T; readonly until: number }>();
  return {
    get: (key) => {
      const kept = answers.get(key);
      return kept && kept.until > now() ? kept.answer : undefined;
    },
    keep: (key, answer) => {
      if (ms === 0) return;
      answers.delete(key);
      answers.set(key, { answer, until: now() + ms });
      const [oldest] = answers.keys();
      if (answers.size > most && oldest !== undefined) answers.delete(oldest);
    },
  };
};
