import { useTranslation } from 'react-i18next';
import { AnswerCard } from '../../../components/answer-card/answer-card.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';

/** The place of the answer before the first question, with the shape of the number the country uses. */
export const IdleCard = ({ shape, onSample }: { readonly shape: readonly number[]; readonly onSample: () => void }) => {
  const { t } = useTranslation('validation');
  return (
    <AnswerCard>
      <EmptyState
        of="answer"
        heading="h2"
        ghost={shape}
        title={t('idle.title')}
        action={
          <Button onClick={onSample} size="sm">
            {t('idle.sample')}
          </Button>
        }
      >
        {t('idle.explain')}
      </EmptyState>
    </AnswerCard>
  );
};
