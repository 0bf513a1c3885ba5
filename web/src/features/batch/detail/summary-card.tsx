import { CircleAlert, ClockAlert, Clock, Copy, LoaderCircle, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isEnded } from '#shared/validation/batches.ts';
import { Alert } from '../../../components/ui/alert.tsx';
import { Card, CardHead } from '../../../components/ui/card.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import type { Batch } from '../api/batch.ts';
import { CountsBar } from '../counts-bar.tsx';
import { doneOf, parts, partsOf, stateOf, type PartName } from '../state.ts';
import { useWords } from '../use-words.ts';
import { Actions } from './actions.tsx';
import { verdictIcons } from './verdict-icons.ts';
import css from './detail.module.css';
import { helpOfError } from '../../../components/help-link/pages.ts';

const icons = {
  ...verdictIcons,
  unanswered: ClockAlert,
  refused: CircleAlert,
  processing: LoaderCircle,
  pending: Clock,
} as const satisfies Record<PartName, LucideIcon>;

const Counts = ({ of }: { readonly of: Batch }) => {
  const { t } = useTranslation('batch');
  const { number } = useWords();
  const rows = partsOf(of);
  const { duplicates } = of.counts;
  return (
    <dl className={css.facts}>
      {parts
        .filter((part) => rows[part] > 0 || part === 'pay')
        .map((part) => (
          <div key={part}>
            <dt className={css[part]}>
              <Icon of={icons[part]} />
              {t(`counts.${part}`)}
            </dt>
            <dd>{number(rows[part])}</dd>
          </div>
        ))}
      {duplicates > 0 && (
        <div>
          <dt>
            <Icon of={Copy} />
            {t('counts.duplicates')}
          </dt>
          <dd>{number(duplicates)}</dd>
        </div>
      )}
    </dl>
  );
};

const amounts = ['reserved', 'charged', 'returned', 'missing'] as const;

const Money = ({ of }: { readonly of: Batch }) => {
  const { t } = useTranslation('batch');
  const { number, left } = useWords();
  if (of.environment === 'sandbox') return <p className={css.sandbox}>{t('sandbox')}</p>;
  const isLeft = stateOf(of) === 'asking' || stateOf(of) === 'reading';
  return (
    <dl className={css.facts}>
      {amounts
        .filter((amount) => of.credits[amount] > 0 || amount === 'charged')
        .map((amount) => (
          <div key={amount}>
            <dt>{t(`money.${amount}`)}</dt>
            <dd>{number(of.credits[amount])}</dd>
          </div>
        ))}
      {isLeft && (
        <div>
          <dt>{t('left.title')}</dt>
          <dd>{left(of.secondsLeft)}</dd>
        </div>
      )}
    </dl>
  );
};

/** What its owner should know or do now. */
const Explained = ({ of }: { readonly of: Batch }) => {
  const { t } = useTranslation('batch');
  const words = useWords();
  const state = stateOf(of);
  if (state === 'done' || state === 'failed') return null;
  const text = t(`explain.${state}`);
  if (state !== 'outOfCredits') return <p className={css.explain}>{text}</p>;
  return (
    <Alert tone="warn" title={words.state(of)} help={helpOfError('errors.insufficientCredits')}>
      {text}
    </Alert>
  );
};

const quarters = 4;

/** Said when it is somewhere else, or another quarter is done: a screen reader that hears every count hears nothing else. */
const Said = ({ of }: { readonly of: Batch }) => {
  const { t } = useTranslation('batch');
  const words = useWords();
  const share = of.counts.total > 0 ? doneOf(of) / of.counts.total : 0;
  const percent = isEnded(of.status) ? Math.round(share * 100) : (Math.floor(share * quarters) * 100) / quarters;
  return (
    <p className="vh" aria-live="polite">
      {t('said', { state: words.state(of), percent })}
    </p>
  );
};

export interface SummaryCardProps {
  readonly of: Batch;
  readonly onBuy: (missing: number) => void;
}

/** Where a batch is: rows by what became of them, credits, time, and what can be done about it. */
export const SummaryCard = ({ of, onBuy }: SummaryCardProps) => {
  const { t } = useTranslation('batch');
  const { number } = useWords();
  return (
    <Card aria-label={t('summary')} className={css.summary}>
      <CardHead title={t('summary')}>
        <span className={css.done}>{t('progress', { done: number(doneOf(of)), total: number(of.counts.total) })}</span>
      </CardHead>
      <Said of={of} />
      <CountsBar of={of} className={css.bar} />
      <Counts of={of} />
      <Money of={of} />
      <div className={css.doing}>
        <Explained of={of} />
        <Actions of={of} onBuy={onBuy} />
      </div>
    </Card>
  );
};
