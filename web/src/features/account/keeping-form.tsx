import { useState, type FormEvent } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { keepingYears } from '#shared/plans.ts';
import { Button } from '../../components/ui/button.tsx';
import { Select } from '../../components/ui/controls.tsx';
import { DocumentLink } from '../../components/ui/document-link.tsx';
import { Field } from '../../components/ui/field.tsx';
import { keepFor, keeping } from './api/data.ts';
import { refusalIn } from './refusal-in.ts';
import { helpPath } from '../../../docs/help/tasks.ts';
import css from './account.module.css';

const choices = Array.from(
  { length: keepingYears.most - keepingYears.least + 1 },
  (_, more) => keepingYears.least + more,
);

/** How many years what was asked is kept. Fewer delete for good, so nothing is chosen by merely passing over it. */
export const KeepingForm = () => {
  const { t } = useTranslation('account');
  const cache = useQueryClient();
  const { data } = useQuery(keeping);
  const [chosen, setChosen] = useState<number>();
  const saving = useMutation({
    mutationFn: keepFor,
    onSuccess: (kept) => {
      cache.setQueryData(keeping.queryKey, kept);
      setChosen(undefined);
    },
  });
  const years = chosen ?? data?.years ?? keepingYears.usual;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!saving.isPending) saving.mutate(years);
  };
  return (
    <form className={css.part} onSubmit={save} noValidate>
      <Field label={t('data.keep')} hint={t('data.keepHint')} error={refusalIn(saving.error, t('data.failed'))}>
        <Select
          value={String(years)}
          disabled={!data || saving.isPending}
          options={choices.map((count) => ({ value: String(count), label: t('data.years', { count }) }))}
          onChange={({ target }) => {
            setChosen(Number(target.value));
            saving.reset();
          }}
        />
      </Field>
      <output className={css.note}>{data && years < data.years && t('data.fewer', { count: years })}</output>
      <Button type="submit" className={css.save} busy={saving.isPending} disabled={!data || years === data.years}>
        {t('data.save')}
      </Button>
      <output className={css.said}>{saving.isSuccess && t('data.saved')}</output>
      <DocumentLink className={css.more} to={helpPath('cuanto-se-guarda')}>
        {t('data.keepMore')}
      </DocumentLink>
    </form>
  );
};
