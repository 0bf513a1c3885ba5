import { useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { resendWaitSeconds } from '#shared/plans.ts';
import { Alert } from '../../components/ui/alert.tsx';
import { resendVerification } from './api/resend-verification.ts';
import { EmailField } from './email-field.tsx';
import { RefusalAlert, type WaysOn } from './refusal-alert.tsx';
import { SendButton } from './send-button.tsx';
import { useSending } from './use-sending.ts';

/** Where to go when another mail is not the answer. */
const waysOn: WaysOn = {
  'errors.noAccountWithEmail': { to: '/register', text: 'resend.register' },
  'errors.accountExpired': { to: '/register', text: 'resend.register' },
  'errors.alreadyVerified': { to: '/login', text: 'resend.login' },
};

export const ResendForm = ({ email = '' }: { readonly email?: string | undefined }) => {
  const { t } = useTranslation('auth');
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({ defaultValues: { email } });
  const typed = useWatch({ control: form.control, name: 'email' });
  const { submit, refusal, left } = useSending(form, ['email'], async (sent, waitFor) => {
    setSentTo(undefined);
    await resendVerification(sent.email.trim());
    setSentTo(sent.email.trim());
    waitFor(resendWaitSeconds);
  });

  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate>
        {sentTo && (
          <Alert tone="ok" title={t('resend.sent')}>
            {t('resend.sentTo', { email: sentTo })}
          </Alert>
        )}
        <RefusalAlert
          refusal={refusal}
          tone={refusal?.code === 'errors.alreadyVerified' ? 'ok' : 'warn'}
          waysOn={waysOn}
          email={typed}
        />
        <EmailField autoComplete="email" />
        <SendButton left={left}>{t('resend.submit')}</SendButton>
      </form>
    </FormProvider>
  );
};
