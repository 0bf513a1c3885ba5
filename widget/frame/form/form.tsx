import { useRef, useState } from 'preact/hooks';
import type { FieldRequirement } from '#shared/engine/requirements.ts';
import { fieldsAtMost } from '#shared/validation/limits.ts';
import { TroubleBox } from '../parts/trouble-box.tsx';
import type { Trouble } from '../session/trouble.ts';
import { Tries } from '../parts/tries.tsx';
import { useSpeech } from '../texts/use-texts.ts';
import { complaintOf, wordsOf } from './complaints.ts';
import { CountryField } from './country-field.tsx';
import type { InputName, Reading } from './draft.ts';
import { Field } from './field.tsx';
import { NumberField } from './number-field.tsx';
import { OtherField } from './other-field.tsx';
import type { DraftState } from './use-draft.ts';

export interface FormProps {
  readonly draft: DraftState;
  readonly reading: Reading;
  readonly isFixed: boolean;
  readonly triesLeft: number;
  readonly trouble: Trouble | undefined;
  readonly isRenewing: boolean;
  readonly onRenew: () => void;
  readonly onSubmit: () => void;
}

const none: ReadonlySet<InputName> = new Set();
/** Troubles that another press cannot end. */
const final: ReadonlySet<string> = new Set(['over', 'renewal', 'tries']);

/** Asks exactly what the country, bank and format need; the engine answers while one types. */
export const Form = ({ draft, reading, isFixed, triesLeft, trouble, isRenewing, onRenew, onSubmit }: FormProps) => {
  const { texts, findings } = useSpeech();
  const [left, setLeft] = useState(none);
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { requirements, errors, doubts, values } = reading;
  const isStuck = trouble !== undefined && final.has(trouble.kind);

  const complaint = (field: InputName) => {
    const error = complaintOf(field, reading, { left, isTried });
    return error ? wordsOf(error, texts, findings) : trouble?.fields[field];
  };
  const leave = (field: InputName) => () => setLeft((now) => new Set(now).add(field));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isStuck || draft.isTurning) return;
    const isRight = Object.keys(errors).length === 0;
    setTried(!isRight);
    if (isRight) return onSubmit();
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  const other = (requirement: FieldRequirement) => {
    const { field } = requirement;
    return (
      <OtherField
        key={field}
        rules={draft.rules}
        requirement={requirement}
        value={values[field] ?? ''}
        error={complaint(field)}
        hint={field === 'documentNumber' ? doubts.map((code) => findings?.[code]).join(' ') || undefined : undefined}
        onChange={(value) => draft.setValue(field, value)}
        onLeave={leave(field)}
      />
    );
  };
  const required = requirements.fields.filter((field) => field.required);
  const optional = requirements.fields.filter((field) => !field.required);
  const hasOptional = optional.some(({ field }) => values[field]);

  return (
    <form ref={form} class="body" onSubmit={submit} noValidate aria-busy={draft.isTurning}>
      <CountryField
        chosen={draft.chosen}
        isFixed={isFixed}
        hasFailed={draft.hasFailed}
        onChoose={(code) => void draft.turnTo(code)}
      />
      {required.map((requirement) =>
        requirement.field === 'accountNumber' ? (
          <NumberField
            key="accountNumber"
            {...{ draft, reading, isFixed }}
            error={complaint('accountNumber')}
            onLeave={leave('accountNumber')}
          />
        ) : (
          other(requirement)
        ),
      )}
      <Field label={texts.form.name} error={complaint('beneficiaryName')}>
        {(links) => (
          <input
            {...links}
            class="input"
            value={values.beneficiaryName ?? ''}
            maxLength={fieldsAtMost.beneficiaryName}
            autoComplete="off"
            onInput={({ currentTarget }) => draft.setValue('beneficiaryName', currentTarget.value)}
            onBlur={leave('beneficiaryName')}
          />
        )}
      </Field>
      {optional.length > 0 && (
        <details class="more" open={hasOptional || undefined}>
          <summary>{texts.form.more}</summary>
          <div class="fields">{optional.map(other)}</div>
        </details>
      )}
      {trouble && <TroubleBox of={trouble.kind} isBusy={isRenewing} onRenew={onRenew} />}
      <div class="actions">
        <button class="btn btn--primary" type="submit" aria-disabled={isStuck || draft.isTurning || undefined}>
          {texts.form.submit}
        </button>
        <Tries left={triesLeft} />
      </div>
    </form>
  );
};
