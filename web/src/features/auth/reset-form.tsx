import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { resetPassword } from './api/password.ts';
import { MissingFields } from './missing-fields.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { RefusalAlert } from './refusal-alert.tsx';
import { refusalOf } from './refusal.ts';
import { SendButton } from './send-button.tsx';
import { useSending } from './use-sending.ts';

export interface ResetFormProps {
  readonly token: string;
  /** The link was used, or is too old: another form will not help. */
  readonly onDeadLink: () => void;
}

export const ResetForm = ({ token, onDeadLink }: ResetFormProps) => {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const form = useForm({ defaultValues: { password: '', confirmPassword: '' } });
  const { submit, refusal, left } = useSending(form, ['password', 'confirmPassword'], async (typed) => {
    try {
      await resetPassword({ token, ...typed });
    } catch (error) {
      if (refusalOf(error, []).code === 'errors.invalidToken') return onDeadLink();
      throw error;
    }
    await navigate('/login', { replace: true, state: { notice: 'passwordChanged' } });
  });

  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate>
        <RefusalAlert refusal={refusal} />
        <NewPasswordFields label={t('reset.password')} />
        <MissingFields>{t('errors.allRequired')}</MissingFields>
        <SendButton left={left}>{t('reset.submit')}</SendButton>
      </form>
    </FormProvider>
  );
};
