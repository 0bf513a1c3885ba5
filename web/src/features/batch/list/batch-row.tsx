import { FlaskConical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../components/ui/badge.tsx';
import { Link } from '../../../components/ui/link.tsx';
import type { Batch } from '../api/batch.ts';
import { CountsBar } from '../counts-bar.tsx';
import { StateBadge } from '../state-badge.tsx';
import { doneOf } from '../state.ts';
import { useWords } from '../use-words.ts';
import css from './list.module.css';

/** One batch of the history. The link in the first cell covers its whole row; on a phone every row is a small card. */
export const BatchRow = ({ of }: { readonly of: Batch }) => {
  const { t } = useTranslation('batch');
  const { name, number, shortMoment } = useWords();
  const { counts, verdicts, credits, environment } = of;
  const price = t('credits', { count: credits.charged, credits: number(credits.charged) });
  return (
    <tr>
      <td className={css.name}>
        <Link className={css.open} to={`/batch/${of.id}`}>
          {name(of)}
        </Link>
        {environment === 'sandbox' && (
          <Badge icon={FlaskConical} tone="test">
            {t('environments.sandbox')}
          </Badge>
        )}
      </td>
      <td className={css.state}>
        <StateBadge of={of} />
      </td>
      <td className={css.progress}>
        <CountsBar of={of} />
        {counts.total > 0 && (
          <small>
            {t('progress', {
              done: number(doneOf(of)),
              total: t('rows', { count: counts.total, rows: number(counts.total) }),
            })}
          </small>
        )}
        {verdicts.stop > 0 && (
          <small className={css.stop}>{t('verdict.listed', { rows: number(verdicts.stop) })}</small>
        )}
      </td>
      <td className={css.credits}>{environment === 'sandbox' ? t('free') : price}</td>
      <td className={css.date}>{shortMoment(of.createdAt)}</td>
    </tr>
  );
};
