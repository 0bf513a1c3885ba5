import { ClockAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isEnded } from '#shared/validation/batches.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardHead } from '../../../components/ui/card.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import type { Batch } from '../api/batch.ts';
import { countOf } from '../rows-of.ts';
import { useWords } from '../use-words.ts';
import { useShown } from './use-shown.ts';
import { verdictIcons } from './verdict-icons.ts';
import css from './verdict.module.css';

/** What stops a payment comes first. */
const lines = ['stop', 'look', 'FAILED', 'plain', 'pay'] as const;
const icons = { ...verdictIcons, FAILED: ClockAlert };

/** Which rows are to be paid, to be looked at, or not to be paid, in plain words. */
export const VerdictCard = ({ of }: { readonly of: Batch }) => {
  const { t } = useTranslation('batch');
  const { number } = useWords();
  const { filter } = useShown();
  const told = lines.filter((one) => countOf(of, one) > 0);
  if (told.length === 0) return null;
  return (
    <Card aria-label={t('verdict.title')} className={css.card}>
      <CardHead title={t('verdict.title')}>
        {!isEnded(of.status) && <span className={css.soFar}>{t('verdict.soFar')}</span>}
      </CardHead>
      <ul className={css.lines}>
        {told.map((one) => {
          const rows = { rows: number(countOf(of, one)), total: number(of.counts.total) };
          const title = t(`verdict.${one}.title`, rows);
          return (
            <li key={one} className={css[one]}>
              <Icon of={icons[one]} />
              <p>
                <b>{title}</b> {t(`verdict.${one}.why`)}
              </p>
              <Button size="sm" aria-label={`${t('verdict.see')}: ${title}`} onClick={() => filter(one)}>
                {t('verdict.see')}
              </Button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
};
