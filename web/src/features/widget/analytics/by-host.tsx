import { useTranslation } from 'react-i18next';
import { Card, CardHead } from '../../../components/ui/card.tsx';
import { cx } from '../../../components/ui/class-names.ts';
import { ShareBar } from '../../../components/ui/share-bar.tsx';
import { Table } from '../../../components/ui/table.tsx';
import { useWords } from '../../../lib/use-words.ts';
import type { WidgetAnalytics } from './analytics-query.ts';
import { shareOf } from './steps.ts';
import css from './analytics.module.css';

const columns = ['minted', 'opened', 'accepted'] as const;

/** Which site brought how many sessions, and how many of those ended with an account. */
export const ByHost = ({ of: { hosts } }: { readonly of: WidgetAnalytics }) => {
  const { t } = useTranslation('analytics');
  const words = useWords();
  return (
    <Card aria-label={t('hosts.title')}>
      <CardHead title={t('hosts.title')} />
      <Table className={cx(css.numbers, css.hosts)} aria-label={t('hosts.title')}>
        <thead>
          <tr>
            <th scope="col">{t('hosts.host')}</th>
            {columns.map((step) => (
              <th key={step} scope="col" className="right">
                {t(`columns.${step}`)}
              </th>
            ))}
            <th scope="col" className="right" title={t('hosts.shareMore')}>
              {t('hosts.share')}
            </th>
          </tr>
        </thead>
        <tbody>
          {hosts.map((host) => {
            const share = shareOf(host.accepted, host.opened);
            return (
              <tr key={host.origin ?? ''}>
                <th scope="row">{host.origin === null ? t('hosts.others') : <code>{host.origin}</code>}</th>
                {columns.map((step) => (
                  <td key={step} className="right">
                    {words.number(host[step])}
                  </td>
                ))}
                <td className="right">{share === undefined ? '–' : <ShareBar share={share} />}</td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </Card>
  );
};
