import { useTranslation } from 'react-i18next';
import type { Country } from '#shared/engine/country.ts';
import type { FieldRequirement } from '#shared/engine/requirements.ts';
import { fieldsAtMost } from '#shared/validation/limits.ts';
import { Input, Select } from '../../../components/ui/controls.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { BankChoice } from './bank-field.tsx';
import css from './form.module.css';
import { useNames } from '../messages/code-names.ts';

export interface RequiredFieldProps {
  readonly country: Country;
  readonly requirement: FieldRequirement;
  readonly value: string;
  readonly error: string | undefined;
  readonly hint: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
}

const Control = ({ country, requirement, value, onChange, onBlur }: RequiredFieldProps) => {
  const { t } = useTranslation('validation');
  const names = useNames();
  const { field, options = [], characters, maxLength, example } = requirement;
  if (field === 'bankCode') {
    return <BankChoice {...{ country, value, onChange, onBlur }} codes={requirement.options} />;
  }
  const events = { value, onBlur, onChange: ({ target }: { target: { value: string } }) => onChange(target.value) };
  if (options.length > 0) {
    const named = field === 'accountType' ? names.accountType : names.documentType;
    const choices = options.map((code) => ({ value: code, label: named(code) }));
    return <Select {...events} options={[{ value: '', label: t('form.choose') }, ...choices]} />;
  }
  return (
    <Input
      {...events}
      className="mono"
      autoComplete="off"
      inputMode={characters === '0-9' ? 'numeric' : 'text'}
      // Room for the dots and dashes people type; the engine takes them out.
      maxLength={maxLength === undefined ? fieldsAtMost.documentNumber : maxLength * 2}
      placeholder={example}
    />
  );
};

/** One field besides the number, exactly as the country's requirements describe it. */
export const RequiredField = (props: RequiredFieldProps) => {
  const { t } = useTranslation('validation');
  const { requirement, error, hint } = props;
  return (
    <Field
      className={css[requirement.field]}
      label={t(`fields.${requirement.field}`)}
      optional={!requirement.required}
      error={error}
      hint={hint}
    >
      <Control {...props} />
    </Field>
  );
};
