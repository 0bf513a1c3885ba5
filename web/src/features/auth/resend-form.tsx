import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { resendWaitSeconds } from '#shared/plans.ts';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Link } from '../../components/ui/link.tsx';
import { resendVerification } from './api/resend-verification.ts';
import { EmailField } from './email-field.tsx';
import { refusalOf, type Refusal } from './refusal.ts';
import { useCountdown } from './use-countdown.ts';

type Outcome = { readonly sentTo: string } | { readonly refusal: Refusal<'email'> };

export const ResendForm = ({ email = '' }: { readonly email?: string | undefined }) => {
  const { t } = useTranslation('auth');
  const [outcome, setOutcome] = useState<Outcome>();
  const [left, waitFor] = useCountdown();
  const form = useForm({ defaultValues: { email } });

  const submit = form.handleSubmit(async (typed) => {
    setOutcome(undefined);
    try {
      await resendVerification(typed.email.trim());
      setOutcome({ sentTo: typed.email.trim() });
      waitFor(resendWaitSeconds);
    } catch (error) {
      const refusal = refusalOf(error, ['email']);
      setOutcome({ refusal });
      if (refusal.code === 'errors.resendTooSoon') waitFor(refusal.retryAfterSeconds ?? resendWaitSeconds);
    }
  });

  return (
    <FormProvider {...form}>
      <form className="grid gap-5" onSubmit={(event) => void submit(event)} noValidate>
        {outcome && 'sentTo' in outcome && (
          <Alert tone="ok" title={t('resend.sent')}>
            {t('resend.sentTo', { email: outcome.sentTo })}
          </Alert>
        )}
        {outcome && 'refusal' in outcome && <ResendRefusal refusal={outcome.refusal} />}
        <EmailField autoComplete="email" />
        <Button type="submit" look="primary" size="lg" block busy={form.formState.isSubmitting} disabled={left > 0}>
          {t('resend.submit')}
        </Button>
        {left > 0 && <p className="text-t-14 text-ink-2">{t('resend.wait', { count: left })}</p>}
      </form>
    </FormProvider>
  );
};

/** Where to go when another mail is not the answer. */
const wayOn = {
  'errors.noAccountWithEmail': { to: '/register', text: 'resend.register' },
  'errors.accountExpired': { to: '/register', text: 'resend.register' },
  'errors.alreadyVerified': { to: '/login', text: 'resend.login' },
} as const;

const ResendRefusal = ({ refusal }: { readonly refusal: Refusal<'email'> }) => {
  const { t } = useTranslation('auth');
  const way = Object.entries(wayOn).find(([code]) => code === refusal.code)?.[1];
  const text =
    refusal.said ?? t(refusal.code === 'network' ? 'errors.network' : 'errors.generic', { returnObjects: true });
  return (
    <Alert tone={refusal.code === 'errors.alreadyVerified' ? 'ok' : 'warn'} urgent title={text.title}>
      <p>{text.detail}</p>
      {way && (
        <Link className="link" to={way.to}>
          {t(way.text)}
        </Link>
      )}
    </Alert>
  );
};
