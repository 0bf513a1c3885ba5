import { useState, type SubmitEvent } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isCountry, loadCountry } from '#shared/engine/load-country.ts';
import type { Country } from '#shared/engine/country.ts';
import type { CountryCode, FieldName, FindingCode } from '#shared/engine/names.ts';
import { fieldsAtMost } from '#shared/validation/limits.ts';
import { payeeNameAtMost } from '#shared/validation/payees.ts';
import { AccountInput } from '../../../components/account-number/account-input.tsx';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Input, Select } from '../../../components/ui/controls.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { useCountries } from '../../../lib/constants/use-countries.ts';
import { toasts } from '../../../lib/toasts/toasts.ts';
import { createPayee, payeesKey, type NewPayee } from '../api/payees.ts';
import { useRefusal } from '../use-refusal.ts';
import { AskedField } from './asked-field.tsx';
import { nothingTyped, readTyped, type Typed } from './new-payee.ts';
import css from './bring.module.css';
import { helpOf } from '../../../components/help-link/help-of.ts';

export interface NewDialogProps {
  readonly onClose: () => void;
  readonly onCreated: (id: string) => void;
}

const formId = 'new-payee';
const first: CountryCode = 'MX';

/** What is wrong with a field, in words, once somebody tried to save it. */
const useComplaint = (wrong: ReturnType<typeof readTyped>['wrong'] | undefined, isTried: boolean) => {
  const { t } = useTranslation(['payees', 'findings']);
  return (field: FieldName | 'name'): string | undefined => {
    const found = isTried ? wrong?.get(field) : undefined;
    if (!found) return undefined;
    const { code, expected = '', position = 0 } = found;
    if (code === 'required') return t('create.nameRequired');
    return t(`findings:findings.${code as FindingCode}`, { expected, position });
  };
};

const NewForm = ({
  country,
  onSend,
  children,
}: {
  readonly country: Country | undefined;
  readonly onSend: (body: NewPayee) => void;
  readonly children: React.ReactNode;
}) => {
  const { t } = useTranslation(['payees', 'findings']);
  const [typed, setTyped] = useState(nothingTyped);
  const [isTried, setTried] = useState(false);
  const reading = country && readTyped(country, typed);
  const complaint = useComplaint(reading?.wrong, isTried);
  const change = (part: Partial<Typed>) => setTyped({ ...typed, ...part });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (reading?.wrong.size === 0) onSend(reading.body());
  };
  const { requirements } = reading ?? {};
  return (
    <form id={formId} className={css.form} onSubmit={submit} noValidate>
      <Field label={t('create.name')} error={complaint('name')}>
        <Input
          data-first
          required
          maxLength={payeeNameAtMost}
          autoComplete="off"
          value={typed.name}
          onChange={({ target }) => change({ name: target.value })}
        />
      </Field>
      {children}
      {reading && requirements && (
        <>
          {requirements.formats.length > 1 && (
            <Field label={t('create.format')}>
              <Select
                options={requirements.formats.map((format) => ({ value: format, label: t(`formats.${format}`) }))}
                value={requirements.format}
                onChange={({ target }) =>
                  change({ accountFormat: requirements.formats.find((one) => one === target.value) })
                }
              />
            </Field>
          )}
          <Field label={t('create.account')} optional error={complaint('accountNumber')}>
            <AccountInput
              value={typed.accountNumber}
              onChange={(accountNumber) => change({ accountNumber })}
              judge={reading.judge}
              limits={requirements.fields.find(({ field }) => field === 'accountNumber')}
            />
          </Field>
          {reading.asked.map((requirement) => (
            <AskedField
              key={requirement.field}
              country={country}
              requirement={requirement}
              value={typed[requirement.field]}
              error={complaint(requirement.field)}
              onChange={(value) => change({ [requirement.field]: value })}
            />
          ))}
          <Field label={t('create.documentType')} optional>
            <Select
              options={reading.types.map((type) => ({ value: type, label: t(`documentTypes.${type as 'RFC'}`) }))}
              value={reading.documentType}
              onChange={({ target }) => change({ documentType: target.value })}
            />
          </Field>
          <Field label={t('create.document')} optional error={complaint('documentNumber')}>
            <Input
              className="mono"
              autoComplete="off"
              maxLength={fieldsAtMost.documentNumber}
              value={typed.documentNumber}
              onChange={({ target }) => change({ documentNumber: target.value })}
            />
          </Field>
        </>
      )}
    </form>
  );
};

/** Saves somebody by hand; the number is judged while it is typed. */
export const NewDialog = ({ onClose, onCreated }: NewDialogProps) => {
  const { t, i18n } = useTranslation('payees');
  const refusal = useRefusal();
  const cache = useQueryClient();
  const [code, setCode] = useState<CountryCode>(first);
  const countries = useCountries(i18n.language).filter((one) => one.available && isCountry(one.code));
  const { data: country } = useQuery({
    queryKey: ['engine', code],
    queryFn: () => loadCountry(code),
    staleTime: Infinity,
  });
  const { mutate, error, isPending } = useMutation({
    mutationFn: createPayee,
    onSuccess: ({ id }) => {
      toasts.success(t('create.done'), t('create.doneMore'));
      onCreated(id);
    },
    onSettled: () => cache.invalidateQueries({ queryKey: payeesKey }),
  });
  return (
    <Dialog
      open
      title={t('create.title')}
      onClose={onClose}
      footer={
        <>
          <Button look="ghost" onClick={onClose}>
            {t('bring.cancel')}
          </Button>
          <Button look="primary" type="submit" form={formId} busy={isPending}>
            {t('create.submit')}
          </Button>
        </>
      }
    >
      <p className={css.lead}>{t('create.lead')}</p>
      {error && (
        <Alert tone="bad" urgent title={t('create.failed')} help={helpOf(error)}>
          {refusal(error)}
        </Alert>
      )}
      <NewForm country={country} onSend={(body) => !isPending && mutate(body)}>
        <Field label={t('create.country')}>
          <Select
            options={countries.map((one) => ({ value: one.code, label: one.name }))}
            value={code}
            onChange={({ target }) => isCountry(target.value) && setCode(target.value)}
          />
        </Field>
      </NewForm>
    </Dialog>
  );
};
