import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { CountryCode } from '#shared/engine/names.ts';
import { Select } from '../../../components/ui/controls.tsx';
import { useCountries } from '../../../lib/constants/use-countries.ts';
import { isJudged } from '../api/country-engine.ts';
import { isDrawn, widthOnScreen } from './drawn-flag.ts';
import css from './form.module.css';

export interface CountryFieldProps {
  readonly value: CountryCode;
  readonly onChange: (country: CountryCode) => void;
}

/**
 * Every country of the product; those still to come can be seen but not chosen. The flag stands beside the list, not in
 * it: a letter typed must find its country, and a screen reader says each name once.
 */
export const CountryField = ({ value, onChange }: CountryFieldProps) => {
  const { t, i18n } = useTranslation('validation');
  const countries = useCountries(i18n.language);
  const options = countries.map(({ code, name, available }) => {
    const isReady = available && isJudged(code);
    return { value: code, label: isReady ? name : t('form.soon', { country: name }), disabled: !isReady };
  });
  const id = useId();
  const flag = countries.find(({ code }) => code === value)?.flag ?? '';
  return (
    <div className={css.country}>
      <label className="vh" htmlFor={id}>
        {t('form.country')}
      </label>
      {isDrawn(flag, widthOnScreen) && (
        <span className={css.flag} aria-hidden="true">
          {flag}
        </span>
      )}
      <Select
        id={id}
        options={options}
        value={value}
        onChange={({ target }) => isJudged(target.value) && onChange(target.value)}
      />
    </div>
  );
};
