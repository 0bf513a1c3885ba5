import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/ui/button.tsx';
import { Icon } from '../../../../components/ui/icon.tsx';
import { useFormat } from '../../../../lib/format.ts';
import type { StepProps } from '../step-props.ts';
import { isRecognized } from '../steps.ts';
import css from './file.module.css';

/** The draft that was left here, or the one at hand when one came back to this step. */
export const KeptDraft = ({ builder, state }: StepProps) => {
  const { t } = useTranslation('builder');
  const { number, shortMoment } = useFormat();
  const { kept, draft } = state;
  const offered = draft ?? kept;
  if (!offered) return null;
  const goOn = () => {
    if (!draft) return builder.resume();
    if (isRecognized(draft)) return builder.review();
    builder.go('columns');
  };
  return (
    <section className={css.kept} aria-label={t('kept.label')}>
      <Icon of={History} />
      <p>
        <b>{offered.kind === 'paste' ? t('kept.pasted') : offered.name}</b>{' '}
        <span>
          {t('kept.more', { count: offered.rows, rows: number(offered.rows), when: shortMoment(offered.changedAt) })}
        </span>
      </p>
      <div>
        {!draft && (
          <Button look="ghost" size="sm" onClick={() => void builder.discard()}>
            {t('discard')}
          </Button>
        )}
        <Button size="sm" onClick={() => void goOn()}>
          {t('kept.goOn')}
        </Button>
      </div>
    </section>
  );
};
