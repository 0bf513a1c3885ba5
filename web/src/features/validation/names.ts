import type { i18n as I18n, TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { AccountType, DocumentType, FindingCode } from '#shared/engine/names.ts';
import { currencyNames } from './currency-names.ts';
import type { FieldError } from './draft.ts';
import { languageOf, localeOf } from '../../lib/i18n/language.ts';

type Said = Omit<FieldError, 'code'> & { readonly code: string };

/** The words for codes of the engine and of ISO standards. A code newer than this page is shown as it is. */
export const namesIn = (t: TFunction<['validation', 'findings']>, i18n: I18n) => {
  const known = (key: string) => i18n.exists(key, { ns: ['validation', 'findings'] });
  return {
    accountType: (code: string) => (known(`accountTypes.${code}`) ? t(`accountTypes.${code as AccountType}`) : code),
    documentType: (code: string) =>
      known(`documentTypes.${code}`) ? t(`documentTypes.${code as DocumentType}`) : code,
    currency: (codes: string) => currencyNames(codes, localeOf[languageOf(i18n.language)]),
    finding: ({ code, expected = '', position = 0 }: Said) =>
      known(`findings.${code}`) ? t(`findings:findings.${code as FindingCode}`, { expected, position }) : code,
    error: ({ code, expected = '', position = 0 }: FieldError) =>
      code === 'required' ? t('required') : t(`findings:findings.${code}`, { expected, position }),
  };
};

export type Names = ReturnType<typeof namesIn>;

export const useNames = (): Names => {
  const { t, i18n } = useTranslation(['validation', 'findings']);
  return namesIn(t, i18n);
};
