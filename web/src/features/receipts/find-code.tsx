import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { receiptIdIn } from '#shared/validation/receipt-code.ts';
import { Button } from '../../components/ui/button.tsx';
import { Input } from '../../components/ui/controls.tsx';
import { Field } from '../../components/ui/field.tsx';
import css from './sheet.module.css';

/** Whoever holds a piece of paper types its code; a slip is told before anybody is asked. */
export const FindCode = ({ typed = '' }: { readonly typed?: string }) => {
  const { t } = useTranslation('receipts');
  const navigate = useNavigate();
  const formId = useId();
  const [code, setCode] = useState(typed);
  const [isWrong, setIsWrong] = useState(false);
  const find = (event: FormEvent) => {
    event.preventDefault();
    const id = receiptIdIn(code);
    setIsWrong(id === undefined);
    if (id) void navigate(`/r/${id}`);
    else document.querySelector<HTMLInputElement>(`[id="${formId}"] input`)?.focus();
  };
  return (
    <form id={formId} className={css.find} onSubmit={find} noValidate>
      <Field label={t('entry.code')} hint={t('entry.hint')} error={isWrong && t('entry.wrong')}>
        <Input
          className="mono"
          value={code}
          onChange={({ target }) => setCode(target.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="7KQ4 M2XD 9TRP 5"
        />
      </Field>
      <Button look="primary" type="submit">
        {t('entry.find')}
      </Button>
    </form>
  );
};
