import { useTranslation } from 'react-i18next';
import { retryAfterSeconds } from '#shared/validation/webhooks.ts';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import css from './webhooks.module.css';

const steps = ['create', 'save', 'test'] as const;

/** Before the first webhook: what it is for, and what is left between here and the first event. */
export const FirstRun = ({ onCreate }: { readonly onCreate: () => void }) => {
  const { t } = useTranslation('webhooks');
  return (
    <EmptyState
      of="webhooks"
      heading="h2"
      title={t('empty.title')}
      action={
        <>
          <ol className={css.steps}>
            {steps.map((step) => (
              <li key={step}>{t(`empty.steps.${step}`)}</li>
            ))}
          </ol>
          <Button look="primary" onClick={onCreate}>
            {t('form.create')}
          </Button>
          <p className={css.note}>{t('empty.promise', { count: retryAfterSeconds.length + 1 })}</p>
        </>
      }
    >
      {t('empty.explain')}
    </EmptyState>
  );
};
