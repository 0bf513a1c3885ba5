import { useState, type ReactNode } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Link } from '../../components/ui/link.tsx';
import { PasswordInput } from '../../components/ui/password-input.tsx';
import { session } from '../../lib/session/current.ts';
import { LoginError } from '../../lib/session/login-error.ts';
import { EmailField } from './email-field.tsx';
import { checkRequired } from './field-checks.ts';
import { LoginRefusal } from './login-refusal.tsx';
import { useFieldTexts } from './use-field-texts.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface LoginFormProps {
  readonly email?: string | undefined;
  /** Good news from the page before; a refusal takes its place. */
  readonly notice?: ReactNode;
}

/** Signs in; the guard of the route takes the new user to the dashboard. */
export const LoginForm = ({ email = '', notice }: LoginFormProps) => {
  const { t } = useTranslation('auth');
  const textOf = useFieldTexts();
  const [refusal, setRefusal] = useState<LoginError>();
  const form = useForm<Credentials>({ defaultValues: { email, password: '' } });
  const { register, handleSubmit, control, formState } = form;
  const { errors, isSubmitting } = formState;
  const typed = useWatch({ control, name: 'email' });

  const submit = handleSubmit(async (credentials) => {
    setRefusal(undefined);
    try {
      await session.login(credentials.email.trim(), credentials.password);
    } catch (error) {
      if (!(error instanceof LoginError)) throw error;
      setRefusal(error);
    }
  });

  return (
    <FormProvider {...form}>
      <form className="grid gap-5" onSubmit={(event) => void submit(event)} noValidate>
        {refusal ? <LoginRefusal refusal={refusal} /> : notice}
        <EmailField autoComplete="username" />
        <Field label={t('password')} error={textOf(errors.password?.message)}>
          <PasswordInput {...register('password', { validate: checkRequired })} autoComplete="current-password" />
        </Field>
        <Link className="link justify-self-start text-t-14" to="/forgot-password" state={{ email: typed }}>
          {t('login.forgot')}
        </Link>
        <Button type="submit" look="primary" size="lg" block busy={isSubmitting}>
          {t('login.submit')}
        </Button>
      </form>
    </FormProvider>
  );
};
