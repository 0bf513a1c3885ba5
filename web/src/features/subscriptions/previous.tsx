import { useTranslation } from 'react-i18next';
import { Card, CardHead } from '../../components/ui/card.tsx';
import { Table } from '../../components/ui/table.tsx';
import type { Subscription } from './api/subscriptions.ts';
import { useWords } from './use-words.ts';
import css from './manage.module.css';

/** What was before, and how each ended. */
export const Previous = ({ of }: { readonly of: readonly Subscription[] }) => {
  const { t } = useTranslation('subscriptions', { keyPrefix: 'previous' });
  const { plan, date, money } = useWords();
  if (of.length === 0) return null;
  const span = ({ startedAt, activeTo, expiresAt }: Subscription) => {
    const end = expiresAt ?? activeTo;
    return startedAt && end && startedAt < end ? t('span', { start: date(startedAt), end: date(end) }) : t('never');
  };
  return (
    <Card aria-label={t('title')}>
      <CardHead title={t('title')} />
      <Table className={css.previous} aria-label={t('title')}>
        <thead>
          <tr>
            <th scope="col">{t('plan')}</th>
            <th scope="col">{t('period')}</th>
            <th scope="col">{t('ended')}</th>
            <th scope="col" className="right">
              {t('total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {of.map((one) => (
            <tr key={one.id}>
              <td>
                <b>{plan(one.plan)}</b>{' '}
                {one.subscriptionId && <span className={`mono ${css.oldId}`}>{one.subscriptionId}</span>}
              </td>
              <td className={css.soft}>{span(one)}</td>
              <td className={css.soft}>{t(`endings.${one.endedAs ?? 'unknown'}`)}</td>
              <td className="right">{money(one.totalPaid)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
};
