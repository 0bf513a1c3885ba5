import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { candidates } from './api/payees.ts';
import type { Source } from './bring/chosen.ts';
import { exampleRows } from './example-rows.ts';
import { PayeeRow } from './list/payee-row.tsx';
import css from './payees.module.css';

/** Before the first payee: whoever has validated somebody brings them with one click. */
export const FirstPayees = ({ onBring }: { readonly onBring: (from: Source) => void }) => {
  const { t } = useTranslation('payees');
  const { data } = useQuery(candidates);
  const [examples] = useState(() => exampleRows(new Date()));
  const count = data?.data.length ?? 0;
  return (
    <EmptyState
      of="payees"
      title={t('empty.title')}
      example={examples.map((row) => (
        <PayeeRow key={row.id} of={row} isCurrent={false} />
      ))}
      action={
        <div className={css.firstActions}>
          <Button look="primary" onClick={() => onBring('history')}>
            {count === 0 || data?.hasMore ? t('empty.fromHistory') : t('empty.history', { count })}
          </Button>
          <Button onClick={() => onBring('file')}>{t('empty.file')}</Button>
        </div>
      }
    >
      {t('empty.explain')}
    </EmptyState>
  );
};
