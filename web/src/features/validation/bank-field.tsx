import { useTranslation } from 'react-i18next';
import type { Country } from '#shared/engine/country.ts';
import { Select } from '../../components/ui/controls.tsx';

export interface BankSelectProps {
  readonly country: Country;
  /** Codes this format can use; all of the country's without it. */
  readonly codes: readonly string[] | undefined;
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly onBlur: () => void;
}

/** The banks of the country by name. Former banks are only offered when they were already chosen. */
export const BankSelect = ({ country, codes, value, onChange, onBlur }: BankSelectProps) => {
  const { t } = useTranslation('validation');
  const banks = country.pack.banks.banks
    .filter(({ code, status }) => code === value || (status !== 'historical' && (!codes || codes.includes(code))))
    .map(({ code, shortName }) => ({ value: code, label: `${shortName} · ${code}` }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
  return (
    <Select
      options={[{ value: '', label: t('form.choose') }, ...banks]}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onBlur={onBlur}
    />
  );
};
