import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { provenForMinutes } from '#shared/plans.ts';
import { Field } from '../../components/ui/field.tsx';
import { PasswordInput } from '../../components/ui/password-input.tsx';
import type { PasswordStep } from './use-secret-call.ts';

/** Asked for once the server has said that the login is too old; it takes the focus then. */
export const PasswordField = ({ value, onChange, isAsked, isWrong }: PasswordStep) => {
  const { t } = useTranslation('keys');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isAsked) input.current?.focus();
  }, [isAsked, isWrong]);
  if (!isAsked) return null;
  return (
    <Field
      label={t('password.label')}
      hint={t('password.why', { minutes: provenForMinutes })}
      error={isWrong && t('password.wrong')}
    >
      <PasswordInput
        ref={input}
        required
        autoComplete="current-password"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
};
