import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Meter } from '../../components/ui/meter.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import type { Usage } from './api/usage.ts';
import { growth } from '../../lib/figures.ts';
import { answeredShare, unanswered } from './figures.ts';
import { monthOf } from './limit-notice.tsx';
import { useWords } from '../../lib/use-words.ts';
import css from './usage.module.css';

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly children: ReactNode;
}

const Figure = ({ name, value, children }: FigureProps) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
    <dd className={css.small}>{children}</dd>
  </div>
);

/** More or less than in as many days before. */
const Compared = ({ of: { totals, before, period } }: { readonly of: Usage }) => {
  const { t } = useTranslation('usage');
  const { percent } = useWords();
  const more = growth(totals.total, before.total);
  if (more === undefined) return t('totals.first', { count: period });
  if (more === 0) return t('totals.same', { count: period });
  return t(more > 0 ? 'totals.more' : 'totals.less', { share: percent(Math.abs(more)), count: period });
};

const Limit = ({ of, isOneKey }: { readonly of: Usage['limit']; readonly isOneKey: boolean }) => {
  const { t } = useTranslation('usage');
  const words = useWords();
  return (
    <>
      <Meter used={of.used} limit={of.monthly} className={css.limit} />
      {t('totals.used', { used: words.number(of.used), limit: words.number(of.monthly) })}
      {!isOneKey && <span className={css.nearest}>{t('totals.nearest')}</span>}
    </>
  );
};

const Known = ({ of, isOneKey }: { readonly of: Usage; readonly isOneKey: boolean }) => {
  const { t } = useTranslation('usage');
  const words = useWords();
  const { totals, latency, limit } = of;
  const answered = answeredShare(totals);
  const silent = unanswered(totals);
  const none = t('totals.none');
  // Without a key there is nothing to be near of.
  const hasLimit = limit.monthly > 0;
  return (
    <dl className={css.totals} aria-label={t('totals.label')}>
      <Figure name={t('totals.validations')} value={words.number(totals.total)}>
        <Compared of={of} />
      </Figure>
      <Figure name={t('totals.answered')} value={answered === undefined ? '–' : words.percent(answered)}>
        {answered === undefined ? none : t('totals.unanswered', { count: silent, n: words.number(silent) })}
      </Figure>
      <Figure name={t('totals.half')} value={latency ? words.duration(latency.p50) : '–'}>
        {latency ? t('totals.most', { duration: words.duration(latency.p95) }) : none}
      </Figure>
      <Figure
        name={t('totals.limit', { month: words.month(monthOf(limit.resetsAt)) })}
        value={hasLimit ? words.percent(limit.percentage / 100) : '–'}
      >
        {hasLimit ? <Limit of={limit} isOneKey={isOneKey} /> : none}
      </Figure>
    </dl>
  );
};

/** Four numbers that say how it goes. */
export const Totals = ({ of, isOneKey }: { readonly of: Usage | undefined; readonly isOneKey: boolean }) => {
  const { t } = useTranslation('usage');
  const words = useWords();
  const [now] = useState(() => new Date().toISOString());
  if (of) return <Known of={of} isOneKey={isOneKey} />;
  const month = words.month(now);
  const names = [t('totals.validations'), t('totals.answered'), t('totals.half'), t('totals.limit', { month })];
  return (
    <output className={css.totals}>
      {names.map((name) => (
        <span key={name} className={css.figureSkeleton}>
          <span>{name}</span>
          <Skeleton width="5rem" height="1.6rem" />
          <Skeleton width="9rem" />
        </span>
      ))}
      <span className="vh">{t('loading')}</span>
    </output>
  );
};
