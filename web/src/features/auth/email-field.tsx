import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Input } from '../../components/ui/controls.tsx';
import { Field } from '../../components/ui/field.tsx';
import { checkEmail } from './field-checks.ts';
import { useFieldTexts } from './use-field-texts.ts';

export interface EmailFieldProps {
  /** `username` where the address belongs to a password that a manager keeps. */
  readonly autoComplete: 'email' | 'username';
  /** The form is for companies only. */
  readonly corporate?: boolean;
  /** What is known of the address before it is sent. */
  readonly advice?: string | undefined;
}

/** The e-mail of the form around it. */
export const EmailField = ({ autoComplete, corporate, advice }: EmailFieldProps) => {
  const { t } = useTranslation('auth');
  const textOf = useFieldTexts();
  const { register, formState } = useFormContext<{ email: string }>();
  return (
    <Field label={t('email')} error={textOf(formState.errors.email?.message) ?? advice}>
      <Input
        {...register('email', {
          validate: (typed) => checkEmail(typed, corporate ? 'corporateEmailRequired' : 'emailRequired'),
        })}
        type="email"
        autoComplete={autoComplete}
        autoCapitalize="none"
      />
    </Field>
  );
};
