import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';

/** The place of the answer before the first question, with the shape of the number the country uses. */
export const IdleCard = ({ shape, onSample }: { readonly shape: readonly number[]; readonly onSample: () => void }) => {
  const { t } = useTranslation('validation');
  return (
    <Card className="result">
      <EmptyState
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
    </Card>
  );
};
