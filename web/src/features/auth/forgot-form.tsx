import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { passwordResetMinutes } from '#shared/plans.ts';
import { Alert } from '../../components/ui/alert.tsx';
import { forgotPassword } from './api/password.ts';
import { EmailField } from './email-field.tsx';
import { RefusalAlert } from './refusal-alert.tsx';
import { SendButton } from './send-button.tsx';
import { useSending } from './use-sending.ts';

/** Asks for the mail. What it says afterwards is the same for every address. */
export const ForgotForm = ({ email = '' }: { readonly email?: string | undefined }) => {
  const { t } = useTranslation('auth');
  const [asked, setAsked] = useState<string>();
  const form = useForm({ defaultValues: { email } });
  const { submit, refusal, left } = useSending(form, ['email'], async (typed) => {
    setAsked(undefined);
    await forgotPassword(typed.email.trim());
    setAsked(typed.email.trim());
  });

  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate>
        {asked && (
          <Alert tone="ok" title={t('forgot.sent')}>
            {t('forgot.sentTo', { email: asked, minutes: passwordResetMinutes })}
          </Alert>
        )}
        <RefusalAlert refusal={refusal} />
        <EmailField autoComplete="username" />
        <SendButton left={left}>{t('forgot.submit')}</SendButton>
      </form>
    </FormProvider>
  );
};
