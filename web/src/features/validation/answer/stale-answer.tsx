import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AnswerCard } from '../../../components/answer-card/answer-card.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import type { Validation } from '../api/validations.ts';
import { useComparing } from './compare-name.tsx';
import css from './stale-answer.module.css';

/** Enough to know the account again. */
const shortened = (number: string): string =>
  number.length > 10 ? `${number.slice(0, 3)}…${number.slice(-4)}` : number;

export interface StaleStripProps {
  readonly validation: Validation;
  readonly onShow: (id: string) => void;
}

/** An answer to another question than the one in the form: that there is one, and no more. */
export const StaleStrip = ({ validation, onShow }: StaleStripProps) => {
  const { t } = useTranslation('validation');
  return (
    <div className={css.strip}>
      <Icon of={History} />
      <b>{t('stale.past')}</b>
      <span className="mono">{shortened(validation.normalizedAccount)}</span>
      <Button look="ghost" size="sm" onClick={() => onShow(validation.id)}>
        {t('stale.show')}
      </Button>
    </div>
  );
};

/** The number in the form, which nobody has asked about. */
export const UnaskedCard = ({ shape }: { readonly shape: readonly number[] }) => {
  const { t } = useTranslation('validation');
  return (
    <AnswerCard>
      <EmptyState of="stale" heading="h2" ghost={shape} title={t('stale.title')}>
        {t('stale.explain')}
      </EmptyState>
    </AnswerCard>
  );
};

export interface UncomparedCardProps {
  readonly validation: Validation;
  readonly name: string;
  readonly shape: readonly number[];
}

/** The account is answered, and another name is expected now: comparing it costs nothing. */
export const UncomparedCard = ({ validation, name, shape }: UncomparedCardProps) => {
  const { t } = useTranslation('validation');
  const { mutate, isPending, isError } = useComparing(validation.id);
  return (
    <AnswerCard>
      <EmptyState
        of="stale"
        heading="h2"
        ghost={shape}
        title={t('stale.nameTitle')}
        action={
          <Button size="sm" busy={isPending} onClick={() => mutate(name)}>
            {t('compare.submit')}
          </Button>
        }
      >
        {t(isError ? 'compare.failed' : 'stale.nameExplain')}
      </EmptyState>
    </AnswerCard>
  );
};
