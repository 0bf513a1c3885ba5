import { useTranslation } from 'react-i18next';
import type { Country } from '#shared/engine/country.ts';
import { Combobox } from '../../../components/ui/combobox.tsx';
import { findChoices, labelOfBank } from './bank-choices.ts';

export interface BankChoiceProps {
  readonly country: Country;
  /** Codes this format can use; all of the country's without it. */
  readonly codes: readonly string[] | undefined;
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly onBlur: () => void;
}

/** The bank, found by code, name or what people call it. */
export const BankChoice = ({ country, codes, value, onChange, onBlur }: BankChoiceProps) => {
  const { t } = useTranslation('validation');
  return (
    <Combobox
      find={(query) => findChoices(country, codes, query, value, t('form.notAsked'))}
      labelOf={(code) => labelOfBank(country, code)}
      placeholder={t('form.findBank')}
      {...{ value, onChange, onBlur }}
    />
  );
};
