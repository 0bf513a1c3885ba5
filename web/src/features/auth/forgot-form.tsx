import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { passwordResetMinutes } from '#shared/plans.ts';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { forgotPassword } from './api/password.ts';
import { EmailField } from './email-field.tsx';
import { RefusalAlert } from './refusal-alert.tsx';
import { refusalOf, type Refusal } from './refusal.ts';
import { useCountdown } from './use-countdown.ts';

type Outcome = { readonly asked: string } | { readonly refusal: Refusal<'email'> };

/** Asks for the mail. What it says afterwards is the same for every address. */
export const ForgotForm = ({ email = '' }: { readonly email?: string | undefined }) => {
  const { t } = useTranslation('auth');
  const [outcome, setOutcome] = useState<Outcome>();
  const [left, waitFor] = useCountdown();
  const form = useForm({ defaultValues: { email } });

  const submit = form.handleSubmit(async (typed) => {
    setOutcome(undefined);
    const asked = typed.email.trim();
    try {
      await forgotPassword(asked);
      setOutcome({ asked });
    } catch (error) {
      const refusal = refusalOf(error, ['email']);
      setOutcome({ refusal });
      if (refusal.retryAfterSeconds) waitFor(refusal.retryAfterSeconds);
    }
  });

  return (
    <FormProvider {...form}>
      <form className="grid gap-5" onSubmit={(event) => void submit(event)} noValidate>
        {outcome && 'asked' in outcome && (
          <Alert tone="ok" title={t('forgot.sent')}>
            {t('forgot.sentTo', { email: outcome.asked, minutes: passwordResetMinutes })}
          </Alert>
        )}
        {outcome && 'refusal' in outcome && <RefusalAlert refusal={outcome.refusal} />}
        <EmailField autoComplete="username" />
        <Button type="submit" look="primary" size="lg" block busy={form.formState.isSubmitting} disabled={left > 0}>
          {t('forgot.submit')}
        </Button>
      </form>
    </FormProvider>
  );
};
