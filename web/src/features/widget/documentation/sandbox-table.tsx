import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CountryCode } from '#shared/engine/names.ts';
import { sandboxAccount, sandboxAccounts } from '#shared/validation/sandbox.ts';
import { Select } from '../../../components/ui/controls.tsx';
import { CopyButton } from '../../../components/ui/copy-button.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { countryNamesIn } from '../../../lib/i18n/country-names.ts';
import { FactsTable } from './facts-table.tsx';
import { sandboxAnswers } from './sandbox-answers.ts';
import css from './documentation.module.css';

const countries = Object.keys(sandboxAccounts) as CountryCode[];
const isCountry = (code: string): code is CountryCode => countries.some((one) => one === code);

/** What else the form asks in this country. */
const restOf = (country: CountryCode): string => {
  const { bankCode, branchCode, routingNumber, documentType, documentNumber } = sandboxAccounts[country];
  const document = documentNumber && `${documentType ?? ''} ${documentNumber}`.trim();
  return [bankCode, branchCode, routingNumber, document].filter(Boolean).join(' · ');
};

export const SandboxTable = () => {
  const { t, i18n } = useTranslation('documentation');
  const [country, setCountry] = useState<CountryCode>('MX');
  const nameOf = countryNamesIn(i18n.language);
  const rest = restOf(country);
  return (
    <>
      <Field label={t('sandbox.country')} className={css.country}>
        <Select
          dense
          value={country}
          options={countries.map((value) => ({ value, label: nameOf(value) ?? value }))}
          onChange={({ target }) => isCountry(target.value) && setCountry(target.value)}
        />
      </Field>
      <FactsTable
        label={t('sandbox.label')}
        columns={[t('columns.number'), t('columns.verdict'), t('columns.says'), t('columns.copy')]}
        rows={sandboxAnswers.map(([name, verdict]) => {
          const { accountNumber } = sandboxAccount(country, name);
          const says = t(`sandbox.of.${name}`);
          return {
            name: accountNumber,
            cells: [
              `\`${verdict}\``,
              says,
              <CopyButton key={name} square text={accountNumber} label={t('sandbox.copy', { says })} />,
            ],
          };
        })}
      />
      {rest && <p className="hint">{t('sandbox.rest', { rest })}</p>}
    </>
  );
};
