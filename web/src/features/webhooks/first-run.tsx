import { useTranslation } from 'react-i18next';
import { retryAfterSeconds } from '#shared/validation/webhooks.ts';
import { Button } from '../../components/ui/button.tsx';
import { CodeBlock } from '../../components/ui/code-block.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import css from './webhooks.module.css';

const steps = ['create', 'save', 'test'] as const;

const exampleEvent = `{
  "type": "validation.completed",
  "data": {
    "status": "VALID",
    "beneficiary": "PAPELERIA LUNA NUEVA",
    "reference": "OC-1042"
  }
}`;

/** Before the first webhook: what it is for, and what is left between here and the first event. */
export const FirstRun = ({ onCreate }: { readonly onCreate: () => void }) => {
  const { t } = useTranslation('webhooks');
  return (
    <EmptyState
      of="webhooks"
      heading="h2"
      example={<CodeBlock title="POST" code={exampleEvent} />}
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
