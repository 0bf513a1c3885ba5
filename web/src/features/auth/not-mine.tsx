import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { unverifiedAccountDays } from '#shared/plans.ts';
import { Button } from '../../components/ui/button.tsx';
import { declineRegistration } from './api/verify-email.ts';
import { RefusalAlert } from './refusal-alert.tsx';
import { refusalOf, type Refusal } from './refusal.ts';
import css from './auth-form.module.css';

export interface NotMineProps {
  readonly token: string;
  readonly email: string;
  readonly onDeclined: () => void;
}

/** For whoever got the mail and created no account. Two steps: what opens links by itself may also press a button. */
export const NotMine = ({ token, email, onDeclined }: NotMineProps) => {
  const { t } = useTranslation('auth', { keyPrefix: 'verify.notMine' });
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal<never>>();

  const decline = async () => {
    setBusy(true);
    try {
      await declineRegistration(token);
      onDeclined();
    } catch (error) {
      setRefusal(refusalOf(error, []));
      setBusy(false);
    }
  };

  return (
    <details className={css.notMine}>
      <summary>{t('ask')}</summary>
      <p>{t('why', { email, days: unverifiedAccountDays })}</p>
      <RefusalAlert refusal={refusal} />
      <Button block busy={isBusy} onClick={() => void decline()}>
        {t('delete')}
      </Button>
    </details>
  );
};
