import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Link } from '../../components/ui/link.tsx';
import { register as createAccount, type Registration } from './api/register.ts';
import { EmailField } from './email-field.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { refusalOf, type Refusal } from './refusal.ts';
import { useEmailAdvice } from './use-email-advice.ts';

const fields = ['email', 'password', 'confirmPassword'] as const;
type FieldName = (typeof fields)[number];

/** Fields are checked on submit, then as they change: an error that came or went on blur would move the button away. */
export const RegisterForm = () => {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<Refusal<FieldName>>();
  const form = useForm<Registration>({ defaultValues: { email: '', password: '', confirmPassword: '' } });
  const email = useWatch({ control: form.control, name: 'email' });
  const advice = useEmailAdvice(email);

  const submit = form.handleSubmit(async (registration) => {
    setRefusal(undefined);
    try {
      const { email } = await createAccount(registration);
      await navigate('/registration-success', { state: { email } });
    } catch (error) {
      const refused = refusalOf(error, fields);
      setRefusal(refused);
      for (const name of fields.filter((field) => refused.fields[field]).toReversed())
        form.setError(name, { message: refused.fields[name] ?? '' }, { shouldFocus: true });
    }
  });

  return (
    <FormProvider {...form}>
      <form className="grid gap-5" onSubmit={(event) => void submit(event)} noValidate>
        <RegisterRefusal refusal={refusal} email={email} />
        <EmailField autoComplete="email" advice={advice && t(`advice.${advice}`)} />
        <NewPasswordFields label={t('password')} />
        <Button type="submit" look="primary" size="lg" block busy={form.formState.isSubmitting}>
          {t('register.submit')}
        </Button>
      </form>
    </FormProvider>
  );
};

interface RegisterRefusalProps {
  readonly refusal: Refusal<FieldName> | undefined;
  readonly email: string;
}

/** Ways on from a refusal: an account that exists logs in, one whose mail failed asks for another. */
const wayOn = {
  'errors.emailAlreadyRegistered': { to: '/login', text: 'register.toLogin' },
  'errors.sendVerificationFailed': { to: '/resend-verification', text: 'register.resend' },
} as const;

const RegisterRefusal = ({ refusal, email }: RegisterRefusalProps) => {
  const { t } = useTranslation('auth');
  if (!refusal) return null;
  const way = Object.entries(wayOn).find(([code]) => code === refusal.code)?.[1];
  if (!way && Object.keys(refusal.fields).length > 0) return null;
  const text =
    refusal.said ??
    t(refusal.code === 'network' ? 'errors.network' : 'errors.genericRegister', { returnObjects: true });
  return (
    <Alert tone="bad" urgent title={text.title}>
      <p>{text.detail}</p>
      {way && (
        <Link className="link" to={way.to} state={{ email }}>
          {t(way.text)}
        </Link>
      )}
    </Alert>
  );
};
