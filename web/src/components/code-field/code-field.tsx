import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { Input } from '../ui/controls.tsx';
import { Field } from '../ui/field.tsx';
import css from './code-field.module.css';

export interface CodeFieldProps {
  readonly value: string;
  readonly onChange: (typed: string) => void;
  /** The refusal that said it was wrong; each is another one, though it says the same. */
  readonly wrong?: unknown;
  /** Where no recovery code is taken: at its setup. */
  readonly onlyOfApp?: boolean;
  /** There is something before it: it takes the focus only when it was wrong. */
  readonly isLater?: boolean;
}

const ofApp = { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 12 } as const;
const ofRecovery = { inputMode: 'text', autoComplete: 'off', maxLength: 24 } as const;

/** The code of an app, or in its place a recovery code. It takes the focus when it comes, and when it was wrong. */
export const CodeField = ({ value, onChange, wrong, onlyOfApp, isLater }: CodeFieldProps) => {
  const { t } = useTranslation('code-field');
  const field = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isRecovery, setRecovery] = useState(false);
  const [isTurned, setTurned] = useState(false);
  // What was wrong with a code of the one kind says nothing of the other.
  const [passed, setPassed] = useState<unknown>();
  const isWrong = wrong !== undefined && wrong !== passed;
  useEffect(() => {
    if (!isLater || isTurned || isWrong) input.current?.focus();
    // It has the focus already, and the sentence below it may be out of sight.
    if (isWrong) field.current?.scrollIntoView({ block: 'nearest' });
  }, [isRecovery, wrong, isWrong, isLater, isTurned]);
  const turn = () => {
    onChange('');
    setTurned(true);
    setPassed(wrong);
    setRecovery(!isRecovery);
  };
  return (
    <div ref={field} className={css.code}>
      <Field
        label={t(isRecovery ? 'recovery' : 'code')}
        hint={t(isRecovery ? 'recoveryHint' : 'codeHint')}
        error={isWrong && t(isRecovery ? 'recoveryWrong' : 'codeWrong')}
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
