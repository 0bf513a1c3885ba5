import type { TFunction } from 'i18next';
import type { BankAnswers } from '#shared/validation/bank-answers.ts';
import { capitalized } from '../../lib/capitalized.ts';
import type { CoveredCountry } from './coverage.ts';

type T = TFunction<'landing'>;

const listOf = (locale: string, type: Intl.ListFormatType, words: readonly (string | false)[]): string =>
  new Intl.ListFormat(locale, { type }).format(words.filter((word) => word !== false));

/** `Banco, sucursal y dígito verificador` */
export const checkWords = (t: T, locale: string, { checks, document, formats }: CoveredCountry): string => {
  const types = listOf(locale, 'disjunction', document.checked);
  const words = [
    checks.bank && t('coverage.check.bank'),
    checks.branch && t('coverage.check.branch'),
    checks.digits === 0 && formats.length > 0 && t('coverage.check.length'),
    checks.digits > 0 && t('coverage.check.checkDigit', { count: checks.digits }),
    document.checked.length > 0 && t('coverage.check.document', { types }),
  ];
  return capitalized(listOf(locale, 'conjunction', words));
};

const told = ['document', 'type', 'currency'] as const satisfies readonly (keyof BankAnswers)[];

/** `Si existe, titular, documento y moneda; el tipo, según el banco` */
export const answerWords = (t: T, locale: string, { answers }: CoveredCountry): string => {
  const always = told.filter((what) => answers[what] === 'all').map((what) => t(`coverage.answer.${what}`));
  const some = told.filter((what) => answers[what] === 'some').map((what) => t(`coverage.answer.${what}`));
  const words = listOf(locale, 'conjunction', [
    t('coverage.answer.exists'),
    t(`coverage.answer.${answers.name}`),
    ...always,
  ]);
  if (some.length === 0) return capitalized(words);
  return `${capitalized(words)}; ${t('coverage.answer.some', { what: listOf(locale, 'conjunction', some) })}`;
};
