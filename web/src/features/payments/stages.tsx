import { useEffect, useState } from 'react';
import { LoaderCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/icon.tsx';
import { Mark } from '../../components/ui/mark.tsx';
import type { Payment } from './api/payment.ts';
import { useWords } from './use-words.ts';
import css from './stages.module.css';

const tickMs = 100;

const useSeconds = (): number => {
  const [startedAt] = useState(Date.now);
  const [now, setNow] = useState(startedAt);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return (now - startedAt) / 1000;
};

const Seconds = () => {
  const { t } = useTranslation('payments');
  return (
    <span className={css.time} aria-hidden="true">
      {t('stages.seconds', { seconds: useSeconds().toFixed(1) })}
    </span>
  );
};

/** The steps that are really known: that the payer is back, or that PayPal says they agreed, and what is awaited. */
export const Stages = ({ payment }: { readonly payment: Payment | undefined }) => {
  const { t } = useTranslation('payments');
  const { what, amount } = useWords();
  const isApproved = payment?.status === 'processing';
  return (
    <ol className={css.stages} aria-label={t('stages.label')}>
      <li className={css.done}>
        <Mark state="ok" />
        <b>{t(isApproved ? 'stages.approved' : 'stages.back')}</b>
        {payment && (
          <p>
            {amount(payment.amount)}, {what(payment)}
          </p>
        )}
      </li>
      <li aria-current="step">
        <Icon of={LoaderCircle} className="spin" />
        <b>{t('stages.charge')}</b>
        <Seconds />
        <p>{t('stages.chargeMore')}</p>
      </li>
      <li className={css.todo}>
        <Mark state="partial" />
        <b>{t(payment?.credits === 0 ? 'stages.end' : 'stages.credits')}</b>
      </li>
    </ol>
  );
};
