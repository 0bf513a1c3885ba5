import { useMemo } from 'preact/hooks';
import { isCountry } from '#shared/engine/load-country.ts';
import type { CountryCode } from '#shared/engine/names.ts';
import { countryCodes } from '../rules/rules.ts';
import { countryName } from '../texts/names.ts';
import { useSpeech } from '../texts/use-texts.ts';
import { Field } from './field.tsx';
import { Select } from './select.tsx';

export interface CountryFieldProps {
  readonly chosen: CountryCode;
  /** The session allows no other. */
  readonly isFixed: boolean;
  readonly hasFailed: boolean;
  readonly onChoose: (code: CountryCode) => void;
}

export const CountryField = ({ chosen, isFixed, hasFailed, onChoose }: CountryFieldProps) => {
  const { language, texts } = useSpeech();
  const options = useMemo(
    () =>
      countryCodes
        .map((code) => [code, countryName(code, language)] as const)
        .toSorted(([, one], [, other]) => one.localeCompare(other, language)),
    [language],
  );
  if (isFixed) {
    return (
      <p class="field fixed">
        <span class="label">{texts.form.country}</span> <b>{countryName(chosen, language)}</b>
      </p>
    );
  }
  return (
    <Field label={texts.form.country} error={hasFailed ? texts.form.countryFailed : undefined}>
      {(links) => (
        <Select {...{ links, options }} value={chosen} onChange={(code) => isCountry(code) && onChoose(code)} />
      )}
    </Field>
  );
};
