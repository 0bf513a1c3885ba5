import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Input } from '../../components/ui/controls.tsx';
import { Field } from '../../components/ui/field.tsx';
import { checkEmail } from './field-checks.ts';
import { useFieldTexts } from './use-field-texts.ts';

export interface EmailFieldProps {
  /** `username` where the address belongs to a password that a manager keeps. */
  readonly autoComplete: 'email' | 'username';
  /** The page begins with it. */
  readonly first?: boolean;
  /** The form is for companies only. */
  readonly corporate?: boolean;
  /** What is known against an address before it is sent: it would be refused. */
  readonly advise?: (email: string) => string | undefined;
}

/** A touch screen would answer the focus with a keyboard over half of the page. */
const hasKeyboard = () => matchMedia('(pointer: fine)').matches;

/** The e-mail of the form around it. */
export const EmailField = ({ autoComplete, first = false, corporate, advise }: EmailFieldProps) => {
  const { t } = useTranslation('auth');
  const textOf = useFieldTexts();
  const { register, control, formState } = useFormContext<{ email: string }>();
  const advice = advise?.(useWatch({ control, name: 'email' }));
  return (
    <Field label={t('email')} error={advice ?? textOf(formState.errors.email?.message)}>
      <Input
        {...register('email', {
          validate: (typed) =>
            checkEmail(typed, corporate ? 'corporateEmailRequired' : 'emailRequired') ?? advise?.(typed),
        })}
        type="email"
        autoComplete={autoComplete}
        autoCapitalize="none"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page has nothing before it but its name, and is there to fill this in
        autoFocus={first && hasKeyboard()}
      />
    </Field>
  );
};
