import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/ui/button.tsx';
import { resetPassword } from './api/password.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { RefusalAlert } from './refusal-alert.tsx';
import { refusalOf, type Refusal } from './refusal.ts';

const fields = ['password', 'confirmPassword'] as const;

export interface ResetFormProps {
  readonly token: string;
  /** The link was used, or is too old: another form will not help. */
  readonly onDeadLink: () => void;
}

export const ResetForm = ({ token, onDeadLink }: ResetFormProps) => {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<Refusal<(typeof fields)[number]>>();
  const form = useForm({ defaultValues: { password: '', confirmPassword: '' } });

  const submit = form.handleSubmit(async (typed) => {
    setRefusal(undefined);
    try {
      await resetPassword({ token, ...typed });
      await navigate('/login', { replace: true, state: { notice: 'passwordChanged' } });
    } catch (error) {
      const refused = refusalOf(error, fields);
      if (refused.code === 'errors.invalidToken') return onDeadLink();
      setRefusal(refused);
      for (const name of fields.filter((field) => refused.fields[field]).toReversed())
        form.setError(name, { message: refused.fields[name] ?? '' }, { shouldFocus: true });
    }
  });

  return (
    <FormProvider {...form}>
      <form className="grid gap-5" onSubmit={(event) => void submit(event)} noValidate>
        {refusal && Object.keys(refusal.fields).length === 0 && <RefusalAlert refusal={refusal} />}
        <NewPasswordFields label={t('reset.password')} />
        <Button type="submit" look="primary" size="lg" block busy={form.formState.isSubmitting}>
          {t('reset.submit')}
        </Button>
      </form>
    </FormProvider>
  );
};
