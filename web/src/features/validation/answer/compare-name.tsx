import { useState, type FormEvent } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fieldsAtMost } from '#shared/validation/limits.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Input } from '../../../components/ui/controls.tsx';
import { refusalOf } from '../api/refusal.ts';
import { matchName, type Validation } from '../api/validations.ts';
import css from './compare-name.module.css';

/** Compares a name with an answer that is paid already; the card and the history take what comes of it. */
export const useComparing = (id: string, onCompared?: (name: string) => void) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => matchName(id, name),
    onSuccess: (validation, name) => {
      queries.setQueryData(['validation', id], validation);
      onCompared?.(name);
      return queries.invalidateQueries({ queryKey: ['validations'] });
    },
  });
};

export interface CompareNameProps {
  readonly validation: Validation;
  readonly onCompared?: ((name: string) => void) | undefined;
}

const CompareForm = ({ validation, onCompared }: CompareNameProps) => {
  const { t } = useTranslation('validation');
  const [name, setName] = useState('');
  const { mutate, isPending, error } = useComparing(validation.id, onCompared);
  const compare = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) mutate(name.trim());
  };
  const refusal = error && refusalOf(error);
  return (
    <form className={css.compare} onSubmit={compare}>
      <Field
        label={t('compare.label')}
        hint={t('compare.free')}
        error={refusal && (refusal.fields.name ?? refusal.detail ?? t('compare.failed'))}
      >
        <span className={css.row}>
          <Input
            dense
            autoComplete="off"
            maxLength={fieldsAtMost.beneficiaryName}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <Button size="sm" type="submit" busy={isPending}>
            {t('compare.submit')}
          </Button>
        </span>
      </Field>
    </form>
  );
};

/** Invites to say who was expected; where that name did not match, another one may. */
export const CompareName = (props: CompareNameProps) => {
  const { t } = useTranslation('validation');
  const [isOpen, setIsOpen] = useState(false);
  const { beneficiary, nameMatch, asked } = props.validation;
  if (!beneficiary || nameMatch?.result === 'match') return undefined;
  if (!asked.beneficiaryName || isOpen) return <CompareForm key={asked.beneficiaryName} {...props} />;
  return (
    <Button look="ghost" size="sm" className={css.another} onClick={() => setIsOpen(true)}>
      {t('compare.another')}
    </Button>
  );
};
