import { useTranslation } from 'react-i18next';
import type { Country } from '#shared/engine/country.ts';
import type { AccountType } from '#shared/engine/names.ts';
import type { FieldRequirement } from '#shared/engine/requirements.ts';
import { fieldsAtMost } from '#shared/validation/limits.ts';
import { Combobox } from '../../../components/ui/combobox.tsx';
import { Input, Select } from '../../../components/ui/controls.tsx';
import { Field } from '../../../components/ui/field.tsx';

export interface AskedFieldProps {
  readonly country: Country;
  readonly requirement: FieldRequirement;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

const Bank = ({ country, requirement, value, onChange }: AskedFieldProps) => {
  const { t } = useTranslation('payees');
  const { options } = requirement;
  const find = (query: string) =>
    country
      .findBanks(query)
      .filter(({ code, status }) => status !== 'historical' && (!options || options.includes(code)))
      .map(({ code, shortName }) => ({ value: code, label: shortName, note: code }));
  return (
    <Combobox
      {...{ value, onChange, find }}
      labelOf={(code) => country.pack.banks.byCode.get(code)?.shortName ?? code}
      placeholder={t('create.findBank')}
    />
  );
};

/** What a country asks for beside the number: a bank to be found, a kind to be chosen, or another number. */
export const AskedField = (props: AskedFieldProps) => {
  const { t } = useTranslation('payees');
  const { requirement, value, error, onChange } = props;
  const { field, required, options, example } = requirement;
  const control = () => {
    if (field === 'bankCode') return <Bank {...props} />;
    const events = { value, onChange: ({ target }: { target: { value: string } }) => onChange(target.value) };
    if (options)
      return (
        <Select
          {...events}
          options={[
            { value: '', label: t('create.choose') },
            ...options.map((code) => ({ value: code, label: t(`accountTypes.${code as AccountType}`) })),
          ]}
        />
      );
    return (
      <Input
        {...events}
        className="mono"
        autoComplete="off"
        maxLength={fieldsAtMost.documentNumber}
        placeholder={example}
      />
    );
  };
  return (
    <Field label={t(`fields.${field}`)} optional={!required} error={error}>
      {control()}
    </Field>
  );
};
