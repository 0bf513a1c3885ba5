import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { growth } from '../../../lib/figures.ts';
import { useWords } from '../../../lib/use-words.ts';
import type { WidgetAnalytics } from './analytics-query.ts';
import { shareOf } from './steps.ts';
import css from './analytics.module.css';

interface FigureProps {
  readonly name: string;
  readonly value: string | undefined;
  readonly children: ReactNode;
}

const Figure = ({ name, value, children }: FigureProps) => {
  const { t } = useTranslation('analytics');
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value ?? '–'}</dd>
      <dd className={css.small}>{value === undefined ? t('totals.none') : children}</dd>
    </div>
  );
};

/** More or less than in as many days before. */
const Compared = ({ of: { totals, before, period } }: { readonly of: WidgetAnalytics }) => {
  const { t } = useTranslation('analytics');
  const { percent } = useWords();
  const more = growth(totals.minted, before.minted);
  if (more === undefined) return t('totals.first', { count: period });
  if (more === 0) return t('totals.same', { count: period });
  return t(more > 0 ? 'totals.more' : 'totals.less', { share: percent(Math.abs(more)), count: period });
};

/** Four numbers that say how it goes. */
export const Totals = ({ of }: { readonly of: WidgetAnalytics }) => {
  const { t } = useTranslation('analytics');
  const { number, percent, span } = useWords();
  const { totals, answers, acceptedWithinSeconds: within } = of;
  const confirmed = answers.find(({ verdict }) => verdict === 'confirmed')?.count ?? 0;
  const answered = answers.reduce((sum, { count }) => sum + count, 0);
  const accepting = shareOf(totals.accepted, totals.opened);
  const right = shareOf(confirmed, answered);
  return (
    <dl className={css.totals} aria-label={t('totals.label')}>
      <Figure name={t('totals.sessions')} value={number(totals.minted)}>
        <Compared of={of} />
      </Figure>
      <Figure name={t('totals.accepted')} value={accepting === undefined ? undefined : percent(accepting)}>
        {t('totals.ofOpened', { count: totals.opened, n: number(totals.accepted), opened: number(totals.opened) })}
      </Figure>
      <Figure name={t('totals.within')} value={within === null ? undefined : span(within)}>
        {t('totals.atMost')}
      </Figure>
      <Figure name={t('totals.confirmed')} value={right === undefined ? undefined : percent(right)}>
        {t('totals.ofAnswered', { count: answered, n: number(confirmed), answered: number(answered) })}
      </Figure>
    </dl>
  );
};
