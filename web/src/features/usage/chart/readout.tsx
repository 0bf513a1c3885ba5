import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Usage } from '../api/usage.ts';
import { outcomesOfDay } from '../figures.ts';
import { useWords } from '../use-words.ts';
import { Patterns } from './patterns.tsx';
import css from './chart.module.css';

/** The numbers of one day, which are the legend too. The day itself is the value of the slider below, and said by it. */
export const Readout = ({ day }: { readonly day: Usage['days'][number] }) => {
  const { t } = useTranslation('usage');
  const words = useWords();
  const id = useId();
  return (
    <div className={css.read}>
      <svg width="0" height="0" aria-hidden="true">
        <Patterns id={id} />
      </svg>
      <b className={css.date}>{words.day(day.date)}</b>
      <p aria-live="polite" aria-atomic="true" className={css.counts}>
        <b>{words.number(day.total)}</b>
        {outcomesOfDay.map((outcome) => (
          <span key={outcome}>
            <svg className={css.swatch} viewBox="0 0 10 10" aria-hidden="true">
              <rect width="10" height="10" rx="2" fill={`url(#${id}${outcome})`} />
            </svg>{' '}
            {t(`days.said.${outcome}`, { count: day[outcome], n: words.number(day[outcome]) })}
          </span>
        ))}
      </p>
    </div>
  );
};
