import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { HelpLink } from '../../components/help-link/help-link.tsx';
import { helpOfEmail } from '../../components/help-link/pages.ts';
import { register as createAccount, type Registration } from './api/register.ts';
import { brought } from '../../lib/session/current.ts';
import { EmailField } from './email-field.tsx';
import { MissingFields } from './missing-fields.tsx';
import { NoFreeCredits, SameMailbox } from './no-free-credits.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { rememberRegistered } from './registered-here.ts';
import { RefusalAlert, type WaysOn } from './refusal-alert.tsx';
import { SendButton } from './send-button.tsx';
import { useEmailAdvice } from './use-email-advice.ts';
import { useSending } from './use-sending.ts';
import css from './auth-form.module.css';

/** An account that exists logs in, one whose mail failed asks for another. */
const waysOn: WaysOn = {
  'errors.emailAlreadyRegistered': { to: '/login', text: 'register.toLogin' },
  'errors.sendVerificationFailed': { to: '/resend-verification', text: 'register.resend' },
};

/** Fields are checked on submit, then as they change: an error that came or went on blur would move the button away. */
export const RegisterForm = ({ email = '' }: { readonly email?: string | undefined }) => {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const form = useForm<Registration>({ defaultValues: { email, password: '', confirmPassword: '' } });
  const typed = useWatch({ control: form.control, name: 'email' });
  const adviceOn = useEmailAdvice(typed);
  const advise = (address: string) => {
    const advice = adviceOn(address);
    return advice && advice !== 'noFreeCredits'
      ? t(`advice.${advice}`, { domain: address.slice(address.lastIndexOf('@') + 1).trim() })
      : undefined;
  };
  const isRefused = advise(typed) !== undefined;
  const { submit, refusal, left } = useSending(form, ['email', 'password', 'confirmPassword'], async (registration) => {
    const { email, freeCredits } = await createAccount(registration);
    brought.claim(email);
    rememberRegistered({ email, password: registration.password });
    await navigate('/registration-success', { state: { email, ...(!freeCredits && { withoutFreeCredits: true }) } });
  });

  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate>
        <RefusalAlert refusal={refusal} wordless="genericRegister" waysOn={waysOn} email={typed} />
        <EmailField autoComplete="email" first={!email} corporate advise={advise} />
        {isRefused && (
          <p className={css.why}>
            <HelpLink to={helpOfEmail} />
          </p>
        )}
        {adviceOn(typed) === 'noFreeCredits' ? <NoFreeCredits /> : <SameMailbox email={typed} />}
        <NewPasswordFields label={t('password')} email={typed} />
        <MissingFields>{t('errors.allRequired')}</MissingFields>
        <SendButton left={left}>{t('register.submit')}</SendButton>
      </form>
    </FormProvider>
  );
};
