import { CircleHelp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ResultSheet } from '../../components/result-sheet/result-sheet.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { Button, ButtonLink } from '../../components/ui/button.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { ApiError } from '../../lib/api.ts';
import type { Followed } from '../../lib/follow.ts';
import { useOnline } from '../../lib/connectivity/current.ts';
import { isSum, LeftQuestion, Sum } from './after-paying.tsx';
import type { Payment } from './api/payment.ts';
import { Facts, Steps } from './facts.tsx';
import { isOver, outcomeOf, type Outcome } from './outcome.ts';
import { helpOfOutcome } from './outcome-help.ts';
import { looks } from './outcome-looks.tsx';
import { OutcomeWays } from './outcome-ways.tsx';
import { Stages } from './stages.tsx';
import { useOutcomeWords } from './use-outcome-words.ts';
import { usePayer } from './use-payer.ts';
import { useWords } from './use-words.ts';
import { HelpLink } from '../../components/help-link/help-link.tsx';
import { helpOfCharge } from '../../components/help-link/pages.ts';

export interface OutcomeSheetProps {
  readonly id: string | undefined;
  readonly followed: Followed<Payment>;
  /** Came back from PayPal by the way of those who pay. */
  readonly agreed: boolean;
  readonly onAgain: () => void;
}

/** Those that show what was ordered: the others say it in their first sentence. */
const withOrder: readonly Outcome[] = [
  'unapproved',
  'review',
  'cancelled',
  'failed',
  'refunded',
  'reversed',
  'disputed',
];

/** Those whose code may help whoever is asked about them. */
const withCode: readonly Outcome[] = ['declined', 'failed', 'review'];

/** What became of a payment, to whoever holds its id: the result, what it means, one next step. */
export const OutcomeSheet = ({ id, followed, agreed, onAgain }: OutcomeSheetProps) => {
  const { t } = useTranslation('payments');
  const words = useOutcomeWords();
  const { what, amount } = useWords();
  const { seen: payment, trouble, looks: times, isResting } = followed;
  const payer = usePayer(payment, payment !== undefined && isOver(payment));
  if (!payment)
    return <Unseen {...{ id, trouble, agreed, onAgain }} isMissing={id === undefined || isMissing(trouble)} />;
  const outcome = outcomeOf(payment, agreed, times);
  const isOwn = payer.before !== undefined;
  const { title, explain, steps } = words(outcome, payment, { agreed, isLong: isResting, isOwn });
  const { question } = payer.before ?? {};
  const help = helpOfOutcome[outcome];
  return (
    <ResultSheet
      id={payment.id}
      {...looks[outcome]}
      title={title}
      explain={
        <>
          {explain} {help && <HelpLink to={help} />}
        </>
      }
      foot={<OutcomeWays {...{ payment, outcome, payer, isResting, onAgain }} />}
    >
      {outcome === 'confirming' && !isResting && <Stages payment={payment} />}
      {outcome === 'paid' && <Sum {...{ payment, payer }} />}
      {(withOrder.includes(outcome) ||
        (outcome === 'paid' && !isSum(payment, payer)) ||
        (outcome === 'confirming' && isResting)) && (
        <Facts
          of={[
            [t('facts.what'), what(payment)],
            [t('facts.amount'), amount(payment.amount)],
          ]}
        />
      )}
      {outcome === 'paid' && payment.refunded && <Facts of={[[t('facts.refunded'), amount(payment.refunded)]]} />}
      {outcome === 'paid' && question && <LeftQuestion question={question} />}
      {steps && steps.length > 0 && <Steps of={steps} />}
      {payment.reason !== null && withCode.includes(outcome) && (
        <p className="hint">{t('facts.code', { reason: payment.reason })}</p>
      )}
      {trouble !== undefined && <Trouble />}
    </ResultSheet>
  );
};

const isMissing = (trouble: unknown): boolean =>
  trouble instanceof ApiError && (trouble.status === 404 || trouble.status === 400 || trouble.status === 422);

/** The last look told nothing; what is shown is from before. */
const Trouble = () => {
  const { t } = useTranslation('payments');
  return (
    <Alert tone="warn" title={t('trouble.title')}>
      {t(useOnline() ? 'trouble.explain' : 'trouble.offline')}
    </Alert>
  );
};

interface UnseenProps {
  readonly id: string | undefined;
  readonly trouble: unknown;
  readonly agreed: boolean;
  readonly isMissing: boolean;
  readonly onAgain: () => void;
}

/** Nothing is known of it yet: not asked, not reached, or no such payment. */
const Unseen = ({ id, trouble, agreed, isMissing: none, onAgain }: UnseenProps) => {
  const { t } = useTranslation('payments');
  const isOnline = useOnline();
  const lost = { icon: <Icon of={CircleHelp} />, tone: 'warn' } as const;
  if (none)
    return (
      <ResultSheet
        {...lost}
        id={id}
        title={t('missing.title')}
        explain={
          <>
            {t('missing.explain')} <HelpLink to={helpOfCharge} />
          </>
        }
        foot={
          <ButtonLink look="primary" to="/dashboard">
            {t('ways.dashboard')}
          </ButtonLink>
        }
      />
    );
  if (trouble !== undefined)
    return (
      <ResultSheet
        {...lost}
        id={id}
        title={t('unread.title')}
        explain={t(isOnline ? 'unread.explain' : 'unread.offline')}
        foot={
          <Button look="primary" onClick={onAgain}>
            {t('ways.look')}
          </Button>
        }
      />
    );
  return (
    <ResultSheet
      id={id}
      {...looks.confirming}
      title={t(agreed ? 'outcome.confirming.title' : 'ways.waiting')}
      explain={t('outcome.confirming.explain')}
    >
      {agreed && <Stages payment={undefined} />}
    </ResultSheet>
  );
};
