import type { ReactNode } from 'react';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../components/ui/badge.tsx';
import type { Step } from './progress.ts';
import css from './guide.module.css';

export interface StepCardProps {
  readonly step: Step;
  readonly number: number;
  /** Of the reader's own page. */
  readonly origin: string;
  /** Absent while nobody knows it. */
  readonly isDone: boolean | undefined;
  readonly children: ReactNode;
}

/** A step of the integration: what to do, and whether it has been done. */
export const StepCard = ({ step, number, origin, isDone, children }: StepCardProps) => {
  const { t } = useTranslation('widget');
  return (
    <li className={`card ${css.step}`} data-done={isDone}>
      <div className={css.head}>
        <span className={css.number} aria-hidden="true">
          {number}
        </span>
        <h2>
          <span className="vh">{t('guide.step', { number })} </span>
          {t(`guide.${step}.title`)}
        </h2>
        {isDone !== undefined && (
          <Badge icon={isDone ? CircleCheck : CircleDashed} {...(isDone && { tone: 'ok' as const })}>
            {t(isDone ? `guide.${step}.done` : 'guide.missing')}
          </Badge>
        )}
      </div>
      <div className={css.body}>
        <p>{t(`guide.${step}.text`, { origin })}</p>
        {children}
      </div>
    </li>
  );
};
