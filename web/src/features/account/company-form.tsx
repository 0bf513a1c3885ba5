import { useState, type FormEvent } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Input } from '../../components/ui/controls.tsx';
import { Field } from '../../components/ui/field.tsx';
import { ApiError } from '../../lib/api.ts';
import { nameCompany, profile } from './api/profile.ts';
import css from './account.module.css';

const longest = 140;

/** What a refusal says of the name, in the server's words where it had some. */
const useRefusal = (error: Error | null): string | undefined => {
  const { t } = useTranslation('account');
  if (!error) return undefined;
  return (error instanceof ApiError && error.problem?.detail) || t('company.failed');
};

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
  const refusal = useRefusal(saving.error);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!saving.isPending) saving.mutate(typed);
  };
  return (
    <form className={css.part} onSubmit={save} noValidate>
      <Field label={t('company.label')} optional hint={t('company.hint')} error={refusal}>
        <span className={css.row}>
          <Input
            value={typed}
            maxLength={longest}
            autoComplete="organization"
            onChange={({ target }) => {
              setTyped(target.value);
              saving.reset();
            }}
          />
          <Button type="submit" className={css.save} busy={saving.isPending}>
            {t('company.save')}
          </Button>
        </span>
      </Field>
      <output className={css.said}>
        {saving.isSuccess && t(saving.data.company === null ? 'company.none' : 'company.saved')}
      </output>
    </form>
  );
};
