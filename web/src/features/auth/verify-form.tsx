import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { session } from '../../lib/session/current.ts';
import { verifyEmail } from './api/verify-email.ts';
import { CurrentPasswordField } from './current-password-field.tsx';
import { MissingFields } from './missing-fields.tsx';
import { RefusalAlert } from './refusal-alert.tsx';
import { refusalOf } from './refusal.ts';
import { SendButton } from './send-button.tsx';
import type { RefusedCode } from './use-registration.ts';
import { useFirstEntry } from './use-first-entry.ts';
import { useSending } from './use-sending.ts';

export interface VerifyFormProps {
  readonly token: string;
  readonly email: string;
  /** The link lost its force meanwhile: another password will not help. */
  readonly onDeadLink: (code: RefusedCode) => void;
}

const dead: readonly RefusedCode[] = ['errors.invalidToken', 'errors.accountExpired'];

/** Verifies the e-mail with the password of the account, and is the first login. */
export const VerifyForm = ({ token, email, onDeadLink }: VerifyFormProps) => {
  const { t } = useTranslation('auth');
  const goOn = useFirstEntry();
  const form = useForm({ defaultValues: { password: '' } });
  const { submit, refusal, left } = useSending(form, ['password'], async ({ password }) => {
    try {
      const { credits, ...opened } = await verifyEmail({ token, password });
      await session.enter(opened);
      await goOn(credits);
    } catch (error) {
      const { code } = refusalOf(error, []);
      if (dead.includes(code)) return onDeadLink(code);
      throw error;
    }
  });

  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate>
        <RefusalAlert refusal={refusal} tone={refusal?.code === 'errors.tooManyRequests' ? 'warn' : 'bad'} />
        {/* Password managers look for the name that a password belongs to. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <CurrentPasswordField email={email} />
        <MissingFields>{t('verify.passwordRequired')}</MissingFields>
        <SendButton left={left}>{t('verify.submit')}</SendButton>
      </form>
    </FormProvider>
  );
};
