import { useTranslation } from 'react-i18next';
import { Card, CardHead } from '../../components/ui/card.tsx';
import { ShareBar } from '../../components/ui/share-bar.tsx';
import { Table } from '../../components/ui/table.tsx';
import type { Usage } from './api/usage.ts';
import { useWords } from '../../lib/use-words.ts';
import css from './usage.module.css';

/** Which key asked how much; deleted ones stay counted. */
export const ByKey = ({ of: { keys, totals, environment } }: { readonly of: Usage }) => {
  const { t } = useTranslation('usage');
  const words = useWords();
  return (
    <Card aria-label={t('keys.title')}>
      <CardHead title={t('keys.title')} />
      <Table className={css.byKey} aria-label={t('keys.title')}>
        <thead>
          <tr>
            <th scope="col">{t('keys.key')}</th>
            <th scope="col" className="right">
              {t('keys.validations')}
            </th>
            <th scope="col" className="right">
              {t('keys.share')}
            </th>
          </tr>
        </thead>
        <tbody>
          {keys.map(({ id, keyId, name, total }) => (
            <tr key={id}>
              <th scope="row">
                <b>{name ?? t('key.deleted')}</b>
                <code data-environment={environment}>{keyId ?? id}</code>
              </th>
              <td className="right">
                <b>{words.number(total)}</b>
              </td>
              <td className="right">
                <ShareBar share={total / Math.max(1, totals.total)} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
};
