import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { cx } from '../../components/ui/class-names.ts';
import { Field } from '../../components/ui/field.tsx';
import { Link } from '../../components/ui/link.tsx';
import { PasswordInput } from '../../components/ui/password-input.tsx';
import { checkRequired } from './field-checks.ts';
import { useFieldTexts } from './use-field-texts.ts';
import css from './auth-form.module.css';

/** The password that an account has, in the form around it, and the way on for whoever forgot it. */
export const CurrentPasswordField = ({ email }: { readonly email: string }) => {
  const { t } = useTranslation('auth');
  const textOf = useFieldTexts();
  const { register, formState } = useFormContext<{ password: string }>();
  return (
    <>
      <Field label={t('password')} error={textOf(formState.errors.password?.message)}>
        <PasswordInput {...register('password', { validate: checkRequired })} autoComplete="current-password" />
      </Field>
      <Link className={cx('link', css.forgot)} to="/forgot-password" state={{ email }}>
        {t('login.forgot')}
      </Link>
    </>
  );
};
