import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { Input } from '../ui/controls.tsx';
import { Field } from '../ui/field.tsx';
import css from './code-field.module.css';

export interface CodeFieldProps {
  readonly value: string;
  readonly onChange: (typed: string) => void;
  readonly error?: string | undefined;
  /** Where no recovery code is taken: at its setup. */
  readonly onlyOfApp?: boolean;
  /** There is something before it: it takes the focus only when it was wrong. */
  readonly isLater?: boolean;
}

const ofApp = { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 12 } as const;
const ofRecovery = { inputMode: 'text', autoComplete: 'off', maxLength: 24 } as const;

/** The code of an app, or in its place a recovery code. It takes the focus when it comes, and when it was wrong. */
export const CodeField = ({ value, onChange, error, onlyOfApp, isLater }: CodeFieldProps) => {
  const { t } = useTranslation('code-field');
  const input = useRef<HTMLInputElement>(null);
  const [isRecovery, setRecovery] = useState(false);
  const [isTurned, setTurned] = useState(false);
  useEffect(() => {
    if (!isLater || isTurned || error) input.current?.focus();
  }, [isRecovery, error, isLater, isTurned]);
  const turn = () => {
    onChange('');
    setTurned(true);
    setRecovery(!isRecovery);
  };
  return (
    <div className={css.code}>
      <Field
        label={t(isRecovery ? 'recovery' : 'code')}
        hint={t(isRecovery ? 'recoveryHint' : 'codeHint')}
        error={error}
      >
        <Input
          {...(isRecovery ? ofRecovery : ofApp)}
          ref={input}
          className={css.input}
          name="code"
          required
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
      {!onlyOfApp && (
        <Button look="ghost" size="sm" className={css.other} onClick={turn}>
          {t(isRecovery ? 'useCode' : 'useRecovery')}
        </Button>
      )}
    </div>
  );
};
