import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { passwordResetMinutes } from '#shared/plans.ts';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Input } from '../../components/ui/controls.tsx';
import { Field } from '../../components/ui/field.tsx';
import { forgotPassword } from './api/password.ts';
import { checkEmail } from './field-checks.ts';
import { RefusalAlert } from './refusal-alert.tsx';
import { refusalOf, type Refusal } from './refusal.ts';
import { useCountdown } from './use-countdown.ts';
import { useFieldTexts } from './use-field-texts.ts';

type Outcome = { readonly asked: string } | { readonly refusal: Refusal<'email'> };

/** Asks for the mail. What it says afterwards is the same for every address. */
export const ForgotForm = ({ email = '' }: { readonly email?: string | undefined }) => {
  const { t } = useTranslation('auth');
  const textOf = useFieldTexts();
  const [outcome, setOutcome] = useState<Outcome>();
  const [left, waitFor] = useCountdown();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email } });

  const submit = handleSubmit(async (typed) => {
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
    <form className="grid gap-5" onSubmit={(event) => void submit(event)} noValidate>
      {outcome && 'asked' in outcome && (
        <Alert tone="ok" title={t('forgot.sent')}>
          {t('forgot.sentTo', { email: outcome.asked, minutes: passwordResetMinutes })}
        </Alert>
      )}
      {outcome && 'refusal' in outcome && <RefusalAlert refusal={outcome.refusal} />}
      <Field label={t('email')} error={textOf(formState.errors.email?.message)}>
        <Input
          {...register('email', { validate: checkEmail })}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
        />
      </Field>
      <Button type="submit" look="primary" size="lg" block busy={formState.isSubmitting} disabled={left > 0}>
        {t('forgot.submit')}
      </Button>
    </form>
  );
};
