import { useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AccountJudgement } from '#shared/engine/judge.ts';
import type { CountryCode } from '#shared/engine/names.ts';
import { AccountInput } from '../../../components/account-number/account-input.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { engineOf } from '../api/country-engine.ts';
import { judgeWithin, type Reading } from '../form/draft.ts';
import { CardBox } from './card-box.tsx';
import { PasteNote } from './paste-note.tsx';
import { usePaste, type PasteProps, type PasteState } from './use-paste.ts';
import css from './paste.module.css';

export interface PastedBoxProps extends PasteProps {
  readonly error: string | undefined;
  /** What is known of the bank that the number names. */
  readonly hint: string | undefined;
  readonly onBlur: () => void;
}

/** Digits typed under PIX that are no CPF, but a phone without its country. */
const typedPhone = ({ pack }: PasteProps['country'], { draft, judged, requirements }: Reading): string | undefined =>
  judged.state === 'impossible'
    ? pack.accounts.find(({ format }) => format === requirements.format)?.phone?.(draft.accountNumber)
    : undefined;

/** The digits alone: whether they are a phone or a document has not been said. */
const unnamed = (judged: AccountJudgement): AccountJudgement => {
  const { normalized: value } = judged;
  const part = { part: 'number', label: 'number', role: 'number', from: 0, to: value.length, value } as const;
  return { ...judged, state: 'incomplete', findings: [], parts: [part] };
};

/** Places of the zeros that were put ahead. */
const freshOf = ({ pasted, number }: PasteState) =>
  number === pasted.fields.accountNumber ? Array.from({ length: pasted.zeros }, (_, index) => index).join(' ') : '';

/** The number, and what the box understood when something was pasted into it. */
export const PastedBox = ({ error, hint, onBlur, ...props }: PastedBoxProps) => {
  const { country, reading, onChange } = props;
  const { draft, requirements } = reading;
  const { t } = useTranslation('validation');
  const box = useRef<HTMLDivElement>(null);
  const paste = usePaste(props);
  const { state } = paste;
  const asked = state?.step === 'asked' ? state.pasted : undefined;
  const phone = asked?.phone ?? (state ? undefined : typedPhone(country, reading));
  const isAbroad = asked?.question === 'country';
  const { data: abroad } = useQuery({
    ...engineOf((asked?.country ?? country.pack.country) as CountryCode),
    enabled: isAbroad,
  });
  const here = judgeWithin(country, draft, requirements);
  const judge = (text: string) => {
    if (isAbroad && abroad) return abroad.judgeAccount({ format: asked.format, accountNumber: text });
    return phone === undefined ? here(text) : unnamed(here(text));
  };
  const focus = () => requestAnimationFrame(() => box.current?.querySelector('input')?.focus());
  return (
    <div ref={box} className={css.note} data-fresh={state && freshOf(state)}>
      <Field label={t('fields.accountNumber')} error={error} hint={hint}>
        {asked?.kind === 'card' ? (
          <CardBox shown={asked.pieces[0]?.text ?? ''} />
        ) : (
          <AccountInput
            value={draft.accountNumber}
            onChange={(accountNumber) => onChange({ accountNumber })}
            onBlur={onBlur}
            onPaste={paste.paste}
            onKeyDown={paste.onKeyDown}
            judge={judge}
            limits={requirements.fields.find((one) => one.field === 'accountNumber')}
            isAsked={isAbroad || phone !== undefined || asked?.kind === 'cut'}
          />
        )}
      </Field>
      <PasteNote {...{ paste, country, phone }} onFocus={focus} />
    </div>
  );
};
