import { useState, type ReactNode } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { session } from '../../lib/session/current.ts';
import { LoginError } from '../../lib/session/login-error.ts';
import { CurrentPasswordField } from './current-password-field.tsx';
import { EmailField } from './email-field.tsx';
import { LoginRefusal } from './login-refusal.tsx';
import { MissingFields } from './missing-fields.tsx';
import { SendButton } from './send-button.tsx';
import { useSending } from './use-sending.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface LoginFormProps {
  readonly email?: string | undefined;
  /** News from the page before; a refusal takes its place. */
  readonly notice?: ReactNode;
}

/** Signs in; the guard of the route takes the new user to the dashboard. */
export const LoginForm = ({ email = '', notice }: LoginFormProps) => {
  const { t } = useTranslation('auth');
  const [failure, setFailure] = useState<LoginError>();
  const form = useForm<Credentials>({ defaultValues: { email, password: '' } });
  const typed = useWatch({ control: form.control, name: 'email' });
  const { submit, refusal, left } = useSending(form, ['email', 'password'], (credentials) =>
    session.login(credentials.email.trim(), credentials.password).catch((error: unknown) => {
      setFailure(error instanceof LoginError ? error : undefined);
      throw error;
    }),
  );
  const isMarked = Object.keys(refusal?.fields ?? {}).length > 0;

  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate>
        {refusal ? failure && !isMarked && <LoginRefusal failure={failure} /> : notice}
        <EmailField autoComplete="username" first={!email} />
        <CurrentPasswordField email={typed} />
        <MissingFields>{t('errors.credentialsRequired')}</MissingFields>
        <SendButton left={left}>{t('login.submit')}</SendButton>
      </form>
    </FormProvider>
  );
};
