import type { i18n as I18n, TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { AccountType, DocumentType, FindingCode } from '#shared/engine/names.ts';
import type { Validation } from '../api/validations.ts';
import { currencyNames } from './currency-names.ts';
import type { FieldError } from '../form/draft.ts';
import { formatters } from '../../../lib/format.ts';
import { languageOf, localeOf } from '../../../lib/i18n/language.ts';

type Said = Omit<FieldError, 'code'> & { readonly code: string };

/**
 * Where the dots and dashes of a document go, by country, type and length, as the form's examples have them. What has no
 * shape here is shown as it came.
 */
const shapes: Readonly<Record<string, readonly string[]>> = {
  'AR CUIT': ['##-########-#'],
  'BR CNPJ': ['##.###.###/####-##'],
  'BR CPF': ['###.###.###-##'],
  'CL RUT': ['#.###.###-#', '##.###.###-#'],
  'CO CC': ['###.###', '#.###.###', '##.###.###', '###.###.###', '#.###.###.###'],
  'CO NIT': ['###.###.###', '###.###.###-#'],
  'EC CC': ['#########-#'],
  'US EIN': ['##-#######'],
  'UY CI': ['#.###.###-#'],
  'UY RUT': ['##-######-###-#'],
};

const documentIn = (country: string, { type, number }: NonNullable<Validation['document']>): string => {
  const bare = number.replace(/[\s./-]/g, '');
  const shape = shapes[`${country} ${type}`]?.find((one) => one.replace(/[^#]/g, '').length === bare.length);
  const characters = bare[Symbol.iterator]();
  return shape ? shape.replace(/#/g, () => characters.next().value ?? '') : number;
};

/** `GMT-6`: a moment on paper is read elsewhere. */
const zoneOf = (iso: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeZoneName: 'short' })
    .formatToParts(new Date(iso))
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** The words for codes of the engine and of ISO standards. A code newer than this page is shown as it is. */
export const namesIn = (t: TFunction<['validation', 'findings']>, i18n: I18n) => {
  const known = (key: string) => i18n.exists(key, { ns: ['validation', 'findings'] });
  const language = languageOf(i18n.language);
  const format = formatters(language);
  return {
    accountType: (code: string) => (known(`accountTypes.${code}`) ? t(`accountTypes.${code as AccountType}`) : code),
    documentType: (code: string) =>
      known(`documentTypes.${code}`) ? t(`documentTypes.${code as DocumentType}`) : code,
    currency: (codes: string) => currencyNames(codes, localeOf[language]),
    document: documentIn,
    moment: (iso: string) => `${format.moment(iso)} ${zoneOf(iso, localeOf[language])}`,
    /** `3 de mayo`, with its year where that is another one than now. */
    day: (iso: string) =>
      new Date(iso).getFullYear() === new Date().getFullYear() ? format.longDay(iso) : format.longDate(iso),
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
