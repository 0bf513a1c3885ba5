import { useId } from 'react';
import { useWords } from '../../lib/use-words.ts';
import type { ChartDay, ChartPart } from './chart-day.ts';
import { Patterns } from './patterns.tsx';
import css from './day-chart.module.css';

export interface ReadoutProps {
  readonly day: ChartDay;
  readonly parts: readonly ChartPart[];
}

/** The numbers of one day, which are the legend too. The day itself is the value of the slider below, and said by it. */
export const Readout = ({ day, parts }: ReadoutProps) => {
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
        {parts.map(({ name, paint, said }) => (
          <span key={name}>
            <svg className={css.swatch} viewBox="0 0 10 10" aria-hidden="true">
              <rect width="10" height="10" rx="2" fill={`url(#${id}${paint})`} />
            </svg>{' '}
            {said(day.counts[name] ?? 0)}
          </span>
        ))}
      </p>
    </div>
  );
};
