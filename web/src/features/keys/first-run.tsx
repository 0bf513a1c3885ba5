import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import css from './keys.module.css';

const steps = ['create', 'save', 'call'] as const;

/** Before the first key: what is left between here and the first answer. */
export const FirstRun = ({ onCreate }: { readonly onCreate: () => void }) => {
  const { t } = useTranslation('keys');
  return (
    <EmptyState
      of="keys"
      ghost={[3, 4, 20]}
      title={t('empty.title')}
      action={
        <>
          <ol className={css.steps}>
            {steps.map((step) => (
              <li key={step}>{t(`empty.steps.${step}`)}</li>
            ))}
          </ol>
          <Button look="primary" onClick={onCreate}>
            {t('empty.button')}
          </Button>
        </>
      }
    >
      {t('empty.explain')}
    </EmptyState>
  );
};
