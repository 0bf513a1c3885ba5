import { useForm, useWatch } from 'react-hook-form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Input } from '../../components/ui/controls.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Link } from '../../components/ui/link.tsx';
import { PasswordInput } from '../../components/ui/password-input.tsx';
import { register as createAccount, type Registration } from './api/register.ts';
import { checkEmail, checkNewPassword, checkRepeated } from './field-checks.ts';
import { PasswordRuleList } from './password-rule-list.tsx';
import { refusalOf, type Refusal } from './refusal.ts';
import { useEmailAdvice } from './use-email-advice.ts';
import { useFieldTexts } from './use-field-texts.ts';

const fields = ['email', 'password', 'confirmPassword'] as const;
type FieldName = (typeof fields)[number];

/** Fields are checked on submit, then as they change: an error that came or went on blur would move the button away. */
export const RegisterForm = () => {
  const { t } = useTranslation('auth');
  const textOf = useFieldTexts();
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<Refusal<FieldName>>();
  const { register, handleSubmit, setError, control, formState } = useForm<Registration>({
    defaultValues: { email: '', password: '', confirmPassword: '' },
  });
  const { errors, isSubmitting } = formState;
  const [email, password] = useWatch({ control, name: ['email', 'password'] });
  const advice = useEmailAdvice(email);

  const submit = handleSubmit(async (registration) => {
    setRefusal(undefined);
    try {
      const { email } = await createAccount(registration);
      await navigate('/registration-success', { state: { email } });
    } catch (error) {
      const refused = refusalOf(error, fields);
      setRefusal(refused);
      for (const name of fields.filter((field) => refused.fields[field]).toReversed())
        setError(name, { message: refused.fields[name] ?? '' }, { shouldFocus: true });
    }
  });

  return (
    <form className="grid gap-5" onSubmit={(event) => void submit(event)} noValidate>
      <RegisterRefusal refusal={refusal} email={email} />
      <Field label={t('email')} error={textOf(errors.email?.message) ?? (advice && t(`advice.${advice}`))}>
        <Input
          {...register('email', { validate: checkEmail })}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
        />
      </Field>
      <Field
        label={t('password')}
        error={textOf(errors.password?.message)}
        hint={<PasswordRuleList password={password} />}
      >
        <PasswordInput
          {...register('password', { validate: checkNewPassword, deps: 'confirmPassword' })}
          autoComplete="new-password"
        />
      </Field>
      <Field label={t('register.repeat')} error={textOf(errors.confirmPassword?.message)}>
        <PasswordInput
          {...register('confirmPassword', {
            validate: (repeated, { password: first }) => checkRepeated(repeated, first),
          })}
          autoComplete="new-password"
        />
      </Field>
      <Button type="submit" look="primary" size="lg" block busy={isSubmitting}>
        {t('register.submit')}
      </Button>
    </form>
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
