import { Fragment } from 'react';
import { Lightbulb } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card, CardHead } from '../../../components/ui/card.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { useWords } from '../../../lib/use-words.ts';
import type { WidgetAnalytics } from './analytics-query.ts';
import { funnel, lossesOf, worstOf, type FunnelStep } from './steps.ts';
import css from './analytics.module.css';

/** How many leave before a step, and where most do, what may keep them. */
const Lost = ({ of, before }: { readonly of: WidgetAnalytics['totals']; readonly before: FunnelStep | undefined }) => {
  const { t } = useTranslation('analytics');
  const words = useWords();
  const losses = lossesOf(of);
  const loss = losses.find(({ step }) => step === before);
  if (!loss || loss.lost === 0) return null;
  const { step, lost, share } = loss;
  const isWorst = step === worstOf(losses);
  return (
    <li className={css.lost} data-worst={isWorst || undefined}>
      <p>{t(`funnel.lost.${step}`, { count: lost, n: words.number(lost), share: words.percent(share) })}</p>
      {isWorst && (
        <p className={css.advice}>
          <Icon of={Lightbulb} />
          <span>
            <b>{t('funnel.most')}.</b> {t(`funnel.advice.${step}`)}
          </span>
        </p>
      )}
    </li>
  );
};

/** From the session that a server asks for to the account that a payee accepts, and who leaves on the way. */
export const Funnel = ({ of: { totals } }: { readonly of: Pick<WidgetAnalytics, 'totals'> }) => {
  const { t } = useTranslation('analytics');
  const words = useWords();
  const most = Math.max(1, totals.minted);
  return (
    <Card aria-label={t('funnel.title')}>
      <CardHead title={t('funnel.title')} />
      <ol className={css.funnel}>
        {funnel.map((step, index) => {
          const share = Math.min(1, totals[step] / most);
          return (
            <Fragment key={step}>
              <li>
                <span>{t(`funnel.steps.${step}`)}</span>
                <svg aria-hidden="true">
                  <rect width="100%" height="100%" rx="4" className={css.all} />
                  <rect width={`${share * 100}%`} height="100%" rx="4" className={css.came} data-step={step} />
                </svg>
                <b>{words.number(totals[step])}</b>
                <span className={css.share}>
                  {words.percent(share)}
                  <span className="vh"> {t('funnel.of')}</span>
                </span>
              </li>
              <Lost of={totals} before={funnel[index + 1]} />
            </Fragment>
          );
        })}
      </ol>
      <p className={css.note}>
        {t('funnel.left', { count: totals.left, n: words.number(totals.left) })} {t('funnel.note')}
      </p>
    </Card>
  );
};
