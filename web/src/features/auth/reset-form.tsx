import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { PasswordInput } from '../../components/ui/password-input.tsx';
import { resetPassword } from './api/password.ts';
import { checkNewPassword, checkRepeated } from './field-checks.ts';
import { PasswordRuleList } from './password-rule-list.tsx';
import { RefusalAlert } from './refusal-alert.tsx';
import { refusalOf, type Refusal } from './refusal.ts';
import { useFieldTexts } from './use-field-texts.ts';

const fields = ['password', 'confirmPassword'] as const;

export interface ResetFormProps {
  readonly token: string;
  /** The link was used, or is too old: another form will not help. */
  readonly onDeadLink: () => void;
}

export const ResetForm = ({ token, onDeadLink }: ResetFormProps) => {
  const { t } = useTranslation('auth');
  const textOf = useFieldTexts();
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<Refusal<(typeof fields)[number]>>();
  const { register, handleSubmit, setError, control, formState } = useForm({
    defaultValues: { password: '', confirmPassword: '' },
  });
  const { errors, isSubmitting } = formState;
  const password = useWatch({ control, name: 'password' });

  const submit = handleSubmit(async (typed) => {
    setRefusal(undefined);
    try {
      await resetPassword({ token, ...typed });
      await navigate('/login', { replace: true, state: { notice: 'passwordChanged' } });
    } catch (error) {
      const refused = refusalOf(error, fields);
      if (refused.code === 'errors.invalidToken') return onDeadLink();
      setRefusal(refused);
      for (const name of fields.filter((field) => refused.fields[field]).toReversed())
        setError(name, { message: refused.fields[name] ?? '' }, { shouldFocus: true });
    }
  });

  return (
    <form className="grid gap-5" onSubmit={(event) => void submit(event)} noValidate>
      {refusal && Object.keys(refusal.fields).length === 0 && <RefusalAlert refusal={refusal} />}
      <Field
        label={t('reset.password')}
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
        {t('reset.submit')}
      </Button>
    </form>
  );
};
