import { useTranslation } from 'react-i18next';
import type { AccountFormat } from '#shared/engine/names.ts';
import { AccountInput } from '../../../components/account-number/account-input.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Segmented } from '../../../components/ui/segmented.tsx';
import type { Country } from '#shared/engine/country.ts';
import { betterFormat, judgeWithin } from './draft.ts';
import type { Draft, Reading } from './draft.ts';
import css from './form.module.css';

export interface NumberFieldProps {
  readonly country: Country;
  readonly reading: Reading;
  readonly error: string | undefined;
  /** What is known of the bank that the number names. */
  readonly hint: string | undefined;
  readonly onChange: (change: Partial<Draft>) => void;
  readonly onBlur: () => void;
}

/** The account number in one of the country's formats; offers the other one when the number would be right in it. */
export const NumberField = ({ country, reading, error, hint, onChange, onBlur }: NumberFieldProps) => {
  const { t } = useTranslation('validation');
  const { requirements, draft } = reading;
  const field = requirements.fields.find((one) => one.field === 'accountNumber');
  const better = betterFormat(country, reading);
  const choose = (accountFormat: AccountFormat) => onChange({ accountFormat });
  return (
    <div className={css.numberField} data-number>
      {requirements.formats.length > 1 && (
        <Segmented
          className="seg--small"
          legend={t('form.format')}
          value={requirements.format}
          options={requirements.formats.map((format) => ({ value: format, label: t(`formats.${format}`) }))}
          onChange={choose}
        />
      )}
      <Field label={t('fields.accountNumber')} error={error} hint={hint}>
        <AccountInput
          value={draft.accountNumber}
          onChange={(accountNumber) => onChange({ accountNumber })}
          onBlur={onBlur}
          judge={judgeWithin(country, draft, requirements)}
          limits={field}
        />
      </Field>
      {better && (
        <p className="hint">
          {t('form.looksLike')}{' '}
          <Button size="xs" onClick={() => choose(better)}>
            {t('form.switchTo', { format: t(`formats.${better}`) })}
          </Button>
        </p>
      )}
    </div>
  );
};
