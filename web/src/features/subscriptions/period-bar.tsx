import { useTranslation } from 'react-i18next';
import type { Period } from './rules/period.ts';
import { useWords } from './use-words.ts';
import css from './manage.module.css';

const markOf = (day: number, { today }: Period): string | undefined => {
  if (today === 0 || day < today) return css.past;
  return day === today ? css.today : undefined;
};

/** The paid month, one piece for each day: black is over, green is today. */
export const PeriodBar = ({ of }: { readonly of: Period }) => {
  const { t } = useTranslation('subscriptions', { keyPrefix: 'manage' });
  const { day, date, number } = useWords();
  const { start, end, days, today } = of;
  const said = { start: date(start), end: date(end), today: number(today), days: number(days) };
  return (
    <div className={css.period}>
      <div className={css.ends} aria-hidden="true">
        <span>{day(start)}</span>
        <span>{day(end)}</span>
      </div>
      <p className="vh">{t(today === 0 ? 'periodOver' : 'period', said)}</p>
      <div className={css.days} aria-hidden="true">
        {Array.from({ length: days }, (_, index) => (
          <i key={index} className={markOf(index + 1, of)} />
        ))}
      </div>
      <div className={css.now} aria-hidden="true">
        {/* As wide as what is over, so that the words begin below today; it gives way where they would not fit. */}
        <span style={{ flexBasis: `${((today === 0 ? days : today - 1) / days) * 100}%` }} />
        <span className={css.nowText}>{t(today === 0 ? 'over' : 'today', said)}</span>
      </div>
    </div>
  );
};
