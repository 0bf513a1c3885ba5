import { keptDays } from '#shared/kept-days.ts';
import { fill } from '#shared/messages/fill.ts';
import { keepingYears, plans } from '#shared/plans.ts';
import { retention, type RetentionLine } from '#shared/retention.ts';
import { numberIn, timeIn } from '../guides/numbers.ts';
import { table } from '../markdown/write.ts';
import type { Language } from '../page.ts';
import { legalMessages } from './messages.ts';

const daySeconds = 24 * 60 * 60;

const daysIn = (language: Language, days: number): string => timeIn(language, days * daySeconds);

const choice = { ...keepingYears, sandbox: keptDays.sandbox };

export const howLongIn = (language: Language, days: number | 'chosen' | 'account'): string => {
  const { asLongAsTheAccount, asLongAsChosen } = legalMessages[language].retention;
  if (days === 'account') return asLongAsTheAccount;
  if (days === 'chosen') return fill(asLongAsChosen, choice);
  return daysIn(language, days);
};

/** Everything that is kept, and for how long, as the code keeps it: what goes first stands last. */
export const retentionTable = (language: Language): string => {
  const { head, lines } = legalMessages[language].retention;
  const rank = (line: RetentionLine): number => {
    const { days } = retention[line];
    if (days === 'account') return Infinity;
    return days === 'chosen' ? keepingYears.most * 366 : days;
  };
  const longest = (one: RetentionLine, other: RetentionLine): number => (rank(one) > rank(other) ? -1 : 1);
  return table(
    head,
    (Object.keys(retention) as RetentionLine[])
      .toSorted(longest)
      .map((line) => [lines[line], howLongIn(language, retention[line].days)]),
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
