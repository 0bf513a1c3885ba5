import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '../../components/ui/field.tsx';
import { PasswordInput } from '../../components/ui/password-input.tsx';
import { checkNewPassword, checkRepeated } from './field-checks.ts';
import { PasswordRuleList } from './password-rule-list.tsx';
import { usePasswordAdvice } from './use-password-advice.ts';
import { useFieldTexts } from './use-field-texts.ts';

interface NewPassword {
  readonly password: string;
  readonly confirmPassword: string;
}

/** A new password with its rules, and once more, of the form around them. */
export const NewPasswordFields = ({ label, email }: { readonly label: string; readonly email?: string }) => {
  const { t } = useTranslation('auth');
  const textOf = useFieldTexts();
  const { register, control, formState } = useFormContext<NewPassword>();
  const { errors } = formState;
  const password = useWatch({ control, name: 'password' });
  const guessed = usePasswordAdvice(password, email);
  return (
    <>
      <Field
        label={label}
        error={textOf(errors.password?.message) ?? (guessed && t(`advice.${guessed}`))}
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
    </>
  );
};
