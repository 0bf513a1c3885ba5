import { plans } from '#shared/plans.ts';
import { retention, type RetentionLine } from '#shared/retention.ts';
import { numberIn, timeIn } from '../guides/numbers.ts';
import { table } from '../markdown/write.ts';
import type { Language } from '../page.ts';
import { legalMessages } from './messages.ts';

const daySeconds = 24 * 60 * 60;

const daysIn = (language: Language, days: number): string => timeIn(language, days * daySeconds);

/** Everything that is kept, and for how long, as the code keeps it: what goes first stands last. */
export const retentionTable = (language: Language): string => {
  const { head, asLongAsTheAccount, lines } = legalMessages[language].retention;
  const howLong = (days: number | 'account'): string =>
    days === 'account' ? asLongAsTheAccount : daysIn(language, days);
  const rank = (line: RetentionLine): number => (retention[line].days === 'account' ? Infinity : retention[line].days);
  const longest = (one: RetentionLine, other: RetentionLine): number => (rank(one) > rank(other) ? -1 : 1);
  return table(
    head,
    (Object.keys(retention) as RetentionLine[])
      .toSorted(longest)
      .map((line) => [lines[line], howLong(retention[line].days)]),
  );
};

/** What is sold once, and until when it can be used. */
export const creditsTable = (language: Language): string => {
  const { head, free } = legalMessages[language].credits;
  const names = { free, basic: 'Basic', pro: 'Pro', enterprise: 'Enterprise' } as const;
  return table(
    head,
    (Object.keys(names) as (keyof typeof names)[]).map((name) => {
      const { credits, priceUsd, validDays } = plans[name].pack;
      return [names[name], numberIn(language, credits), numberIn(language, priceUsd), daysIn(language, validDays)];
    }),
  );
};
