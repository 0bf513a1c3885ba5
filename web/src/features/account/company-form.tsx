import { useState, type FormEvent } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Input } from '../../components/ui/controls.tsx';
import { Field } from '../../components/ui/field.tsx';
import { nameCompany, profile } from './api/profile.ts';
import { refusalIn } from './refusal-in.ts';
import css from './account.module.css';

const longest = 140;

/** What the company of the account is called: receipts name it. */
export const CompanyForm = ({ company }: { readonly company: string }) => {
  const { t } = useTranslation('account');
  const cache = useQueryClient();
  const [typed, setTyped] = useState(company);
  const saving = useMutation({
    mutationFn: nameCompany,
    onSuccess: (changed) => {
      cache.setQueryData(profile.queryKey, changed);
      setTyped(changed.company ?? '');
    },
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!saving.isPending) saving.mutate(typed);
  };
  return (
    <form className={css.part} onSubmit={save} noValidate>
      <Field
        label={t('company.label')}
        optional
        hint={t('company.hint')}
        error={refusalIn(saving.error, t('company.failed'))}
      >
        <Input
          value={typed}
          maxLength={longest}
          autoComplete="organization"
          onChange={({ target }) => {
            setTyped(target.value);
            saving.reset();
          }}
        />
      </Field>
      <Button type="submit" className={css.save} busy={saving.isPending}>
        {t('company.save')}
      </Button>
      <output className={css.said}>
        {saving.isSuccess && t(saving.data.company === null ? 'company.none' : 'company.saved')}
      </output>
    </form>
  );
};
