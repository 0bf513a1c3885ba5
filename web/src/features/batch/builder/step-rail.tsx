import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/ui/icon.tsx';
import { useFormat } from '../../../lib/format.ts';
import type { StepProps } from './step-props.ts';
import { steps } from './steps.ts';
import css from './builder.module.css';

/** Where one is, the way back to what is done, and what is being worked on. */
export const StepRail = ({ builder, state }: StepProps) => {
  const { t } = useTranslation('builder');
  const { number } = useFormat();
  const { draft, step, progress } = state;
  const now = steps.indexOf(step);
  return (
    <div className={css.rail}>
      <ol className={css.steps} aria-label={t('stepsLabel')}>
        {steps.map((one, index) => (
          <li key={one} aria-current={index === now ? 'step' : undefined}>
            {index < now ? (
              <button type="button" disabled={progress !== null} onClick={() => builder.go(one)}>
                <Icon of={Check} />
                {t(`steps.${one}`)}
              </button>
            ) : (
              <>
                <span aria-hidden="true">{index + 1}</span>
                {t(`steps.${one}`)}
              </>
            )}
          </li>
        ))}
      </ol>
      {draft && (
        <p className={css.what}>
          <b className="mono">{draft.kind === 'paste' ? t('kept.pasted') : draft.name}</b>
          {', '}
          {t('what', { count: draft.rows, rows: number(draft.rows) })}
        </p>
      )}
    </div>
  );
};
