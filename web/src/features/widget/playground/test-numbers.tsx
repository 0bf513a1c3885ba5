import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CountryCode } from '#shared/engine/names.ts';
import { sandboxAccount, sandboxAccounts, sandboxNames, type ScenarioName } from '#shared/validation/sandbox.ts';
import { Select } from '../../../components/ui/controls.tsx';
import { CopyButton } from '../../../components/ui/copy-button.tsx';
import { countryNamesIn } from '../../../lib/i18n/country-names.ts';
import css from './playground.module.css';

/** One account for each verdict a payee can be shown, and a bank that takes its time. */
const answers = ['valid', 'slow', 'notFound', 'silent'] as const satisfies readonly ScenarioName[];

const isCountry = (code: string): code is CountryCode => Object.hasOwn(sandboxAccounts, code);

const codes = Object.keys(sandboxAccounts);

/** The other fields of the form, where the country has more than the number. */
const restOf = (country: CountryCode): readonly string[] => {
  const { bankCode, branchCode, routingNumber, documentType, documentNumber } = sandboxAccounts[country];
  const document = documentNumber && `${documentType ?? ''} ${documentNumber}`.trim();
  return [bankCode, branchCode, routingNumber, document].filter((value) => value !== undefined);
};

/** Accounts of the sandbox to put into the widget, with what it will say. */
export const TestNumbers = ({ country: chosen }: { readonly country: string | undefined }) => {
  const { t, i18n } = useTranslation('widget');
  const nameOf = countryNamesIn(i18n.language);
  const [shown, setShown] = useState<CountryCode>('MX');
  const country = chosen !== undefined && isCountry(chosen) ? chosen : shown;
  const rest = restOf(country);
  return (
    <div className={css.numbers}>
      <div className={css.ofCountry}>
        <h3>{t('play.numbers.lead')}</h3>
        <Select
          dense
          aria-label={t('play.numbers.country')}
          disabled={chosen !== undefined}
          value={country}
          options={codes.map((value) => ({ value, label: nameOf(value) ?? value }))}
          onChange={({ target: { value } }) => isCountry(value) && setShown(value)}
        />
      </div>
      <ul>
        {answers.map((answer) => {
          const { accountNumber } = sandboxAccount(country, answer);
          const says = t(`play.numbers.${answer}`);
          return (
            <li key={answer}>
              <span>{says}</span>
              <code>{accountNumber}</code>
              <CopyButton square text={accountNumber} label={t('play.numbers.copy', { says })} />
            </li>
          );
        })}
      </ul>
      <p className={css.small}>
        {rest.length > 0 && `${t('play.numbers.rest', { rest: rest.join(' · ') })} `}
        {t('play.numbers.name', { name: sandboxNames[country] })}
      </p>
    </div>
  );
};
