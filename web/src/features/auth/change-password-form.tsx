import { useEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../components/ui/alert.tsx';
import { Field } from '../../components/ui/field.tsx';
import { PasswordInput } from '../../components/ui/password-input.tsx';
import { changePassword } from './api/password.ts';
import { checkRequired } from './field-checks.ts';
import { MissingFields } from './missing-fields.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { RefusalAlert } from './refusal-alert.tsx';
import { SendButton } from './send-button.tsx';
import { useFieldTexts } from './use-field-texts.ts';
import { useSending } from './use-sending.ts';

export interface ChangePasswordFormProps {
  /** Of whom: password managers keep the new one under it. */
  readonly email: string;
  readonly onChanged: () => void;
}

const fields = ['currentPassword', 'password', 'confirmPassword'] as const;

/** The password of whoever is signed in, and another one in its place. */
export const ChangePasswordForm = ({ email, onChanged }: ChangePasswordFormProps) => {
  const { t } = useTranslation('auth');
  const textOf = useFieldTexts();
  const form = useForm({ defaultValues: { currentPassword: '', password: '', confirmPassword: '' } });
  const done = useRef<HTMLDivElement>(null);
  const [changes, setChanges] = useState(0);
  const { errors, isDirty } = form.formState;
  const { submit, refusal, left } = useSending(form, fields, async (typed) => {
    await changePassword(typed);
    form.reset();
    setChanges((before) => before + 1);
    onChanged();
  });
  // The fields are empty again; the focus goes to what happened.
  useEffect(() => {
    if (changes > 0) done.current?.focus();
  }, [changes]);

  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate>
        {changes > 0 && !isDirty && (
          <div ref={done} tabIndex={-1}>
            <Alert tone="ok" title={t('change.done')}>
              {t('change.doneMore')}
            </Alert>
          </div>
        )}
        <RefusalAlert refusal={refusal} />
        <input hidden readOnly autoComplete="username" value={email} />
        <Field label={t('change.current')} error={textOf(errors.currentPassword?.message)} hint={t('change.forgot')}>
          <PasswordInput
            {...form.register('currentPassword', { validate: checkRequired })}
            autoComplete="current-password"
          />
        </Field>
        <NewPasswordFields label={t('reset.password')} email={email} />
        <MissingFields>{t('errors.allRequired')}</MissingFields>
        <SendButton left={left}>{t('change.submit')}</SendButton>
      </form>
    </FormProvider>
  );
};
