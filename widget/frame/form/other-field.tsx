import type { FieldRequirement } from '#shared/engine/requirements.ts';
import { fieldsAtMost } from '#shared/validation/limits.ts';
import type { Rules } from '../rules/rules.ts';
import type { Texts } from '../texts/es.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Field, type FieldProps, type Links } from './field.tsx';
import { Select } from './select.tsx';

export interface OtherFieldProps extends Pick<FieldProps, 'error' | 'hint'> {
  readonly rules: Rules;
  readonly requirement: FieldRequirement;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
}

/** Banks by name; former ones are not offered. */
const banksOf = ({ banks }: Rules, codes: readonly string[] | undefined) =>
  banks.banks
    .filter(({ code, status }) => status !== 'historical' && (!codes || codes.includes(code)))
    .map(({ code, shortName }) => [code, shortName] as const)
    .toSorted(([, one], [, other]) => one.localeCompare(other));

const choicesOf = (rules: Rules, { field, options = [] }: FieldRequirement, texts: Texts) => {
  if (field === 'bankCode') return banksOf(rules, options.length > 0 ? options : undefined);
  const names: Readonly<Record<string, string>> =
    field === 'accountType' ? texts.accountTypes : field === 'documentType' ? texts.documentTypes : {};
  return options.map((code) => [code, names[code] ?? code] as const);
};

const Control = ({ links, ...props }: OtherFieldProps & { readonly links: Links }) => {
  const texts = useTexts();
  const { rules, requirement, value, onChange, onLeave } = props;
  const { characters, maxLength } = requirement;
  const choices = choicesOf(rules, requirement, texts);
  if (choices.length > 0) {
    return <Select {...{ links, value, onChange, onLeave }} options={[['', texts.form.choose], ...choices]} />;
  }
  return (
    <input
      {...links}
      class="input mono"
      value={value}
      autoComplete="off"
      inputMode={characters === '0-9' ? 'numeric' : 'text'}
      // Room for the dots and dashes people type; the engine takes them out.
      maxLength={maxLength === undefined ? fieldsAtMost.documentNumber : maxLength * 2}
      onInput={({ currentTarget }) => onChange(currentTarget.value)}
      onBlur={onLeave}
    />
  );
};

/** One field besides the number, exactly as the country's requirements describe it. */
export const OtherField = (props: OtherFieldProps) => {
  const { form } = useTexts();
  const { requirement, error, hint } = props;
  return (
    <Field
      label={form.fields[requirement.field]}
      aside={requirement.required ? undefined : form.optional}
      {...{ error, hint }}
    >
      {(links) => <Control {...props} links={links} />}
    </Field>
  );
};
