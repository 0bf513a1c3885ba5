import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { CodeBlock } from '../../components/ui/code-block.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { firstCallOf } from './first-call.ts';
import css from './keys.module.css';

const steps = ['create', 'save', 'call'] as const;

const exampleKey = { keyId: 'vk_test_7h3k9m2q5t8v1x4z6b0d', environment: 'sandbox' } as const;
const exampleAnswer = `{
  "status": "VALID",
  "beneficiary": "PAPELERIA LUNA NUEVA",
  "currency": "MXN"
}`;

/** The line that is pasted last, and what comes back. */
const Example = ({ address }: Pick<FirstRunProps, 'address'>) => {
  const { t } = useTranslation('keys');
  return (
    <>
      {address && <CodeBlock title={t('try.title')} code={firstCallOf(address, exampleKey)} />}
      <CodeBlock title={t('empty.answer')} code={exampleAnswer} />
    </>
  );
};

export interface FirstRunProps {
  readonly onCreate: () => void;
  /** Of the public API; absent while nobody knows it. */
  readonly address: string | undefined;
}

/** Before the first key: what is left between here and the first answer. */
export const FirstRun = ({ onCreate, address }: FirstRunProps) => {
  const { t } = useTranslation('keys');
  return (
    <EmptyState
      of="keys"
      title={t('empty.title')}
      example={<Example address={address} />}
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
