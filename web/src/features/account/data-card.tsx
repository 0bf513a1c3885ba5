import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { keepingYears } from '#shared/plans.ts';
import { Button } from '../../components/ui/button.tsx';
import { Card, CardHead } from '../../components/ui/card.tsx';
import { Select } from '../../components/ui/controls.tsx';
import { Field } from '../../components/ui/field.tsx';
import { keepFor, keeping } from './api/data.ts';
import { ExportPart } from './export-part.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import css from './account.module.css';

const choices = Array.from(
  { length: keepingYears.most - keepingYears.least + 1 },
  (_, more) => keepingYears.least + more,
);

/** How long what was asked is kept, and the way to have all of it deleted. */
export const DataCard = () => {
  const { t } = useTranslation('account');
  const cache = useQueryClient();
  const { data } = useQuery(keeping);
  const saving = useMutation({
    mutationFn: keepFor,
    onSuccess: (kept) => cache.setQueryData(keeping.queryKey, kept),
  });
  const [isDeleting, setDeleting] = useState(false);
  return (
    <Card aria-label={t('data.title')}>
      <CardHead title={t('data.title')} />
      <div className={css.part}>
        <Field label={t('data.keep')} hint={t('data.keepHint')} error={saving.error ? t('data.failed') : undefined}>
          <Select
            value={String(data?.years ?? keepingYears.usual)}
            disabled={!data || saving.isPending}
            options={choices.map((years) => ({ value: String(years), label: t('data.years', { count: years }) }))}
            onChange={({ target }) => saving.mutate(Number(target.value))}
          />
        </Field>
        <output className={css.said}>{saving.isSuccess && t('data.saved')}</output>
      </div>
      <ExportPart />
      <div className={css.part}>
        <p className={css.note}>{t('data.delete')}</p>
        <span>
          <Button onClick={() => setDeleting(true)}>{t('data.deleteButton')}</Button>
        </span>
      </div>
      {isDeleting && <DeleteDialog open onClose={() => setDeleting(false)} />}
    </Card>
  );
};
