import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../components/ui/button.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import type { Payment } from './api/payment.ts';
import type { Outcome } from './outcome.ts';
import type { Payer } from './use-payer.ts';
import css from './payments.module.css';

export interface OutcomeWaysProps {
  readonly payment: Payment;
  readonly outcome: Outcome;
  readonly payer: Payer;
  readonly isResting: boolean;
  readonly onAgain: () => void;
}

/** The next step of an outcome: to pay where it can still be paid, and back to work. */
export const OutcomeWays = ({ payment, outcome, payer, isResting, onAgain }: OutcomeWaysProps) => {
  const { t } = useTranslation('payments');
  const { kind, method, receipt, approveUrl } = payment;
  const { isSignedIn, before } = payer;
  const canBePaid = approveUrl !== null && (outcome === 'unapproved' || outcome === 'declined');
  const isWaiting = outcome === 'confirming' || outcome === 'review';
  const hasQuestion = outcome === 'paid' && before?.question;
  const main = canBePaid || hasQuestion || isWaiting ? 'quiet' : 'primary';
  return (
    <>
      {canBePaid && (
        <a className="btn btn--primary" href={approveUrl}>
          {t(outcome === 'declined' ? 'ways.other' : 'ways.paypal')}
        </a>
      )}
      {isResting && isWaiting && <Button onClick={onAgain}>{t('ways.look')}</Button>}
      {outcome === 'paid' && receipt !== null && (
        <span>{[`${t('facts.receipt')} ${receipt}`, method && t(`methods.${method}`)].filter(Boolean).join(', ')}</span>
      )}
      <Onward look={main} {...{ payment, outcome, isSignedIn }} />
      {isWaiting && kind === 'pack' && before && !isResting && <span>{t('ways.mailed')}</span>}
      {outcome === 'paid' && receipt !== null && before && (
        <ButtonLink look="ghost" size="sm" className={css.end} to={`/receipts/${payment.id}`}>
          <Icon of={Printer} />
          {t('ways.receipt')}
        </ButtonLink>
      )}
    </>
  );
};

interface OnwardProps extends Pick<OutcomeWaysProps, 'payment' | 'outcome'> {
  readonly look: 'primary' | 'quiet';
  readonly isSignedIn: boolean;
}

/** Back to work: to another purchase where this one came to nothing, else to the dashboard. */
const Onward = ({ look, payment: { kind, pack }, outcome, isSignedIn }: OnwardProps) => {
  const { t } = useTranslation('payments');
  const cameToNothing = outcome === 'unapproved' || outcome === 'cancelled' || outcome === 'failed';
  if (kind === 'link' && !isSignedIn) return null;
  if (kind === 'pack' && cameToNothing)
    return (
      <ButtonLink look={look} to={`/dashboard?buy=${pack ?? ''}`}>
        {t('ways.pack')}
      </ButtonLink>
    );
  return (
    <ButtonLink look={look} to={isSignedIn ? '/dashboard' : '/login'}>
      {t(isSignedIn ? 'ways.dashboard' : 'ways.login')}
    </ButtonLink>
  );
};
