import type { TFunction } from 'i18next';
import { capitalized } from '../../lib/capitalized.ts';
import type { CoveredCountry, CoveredFormat } from './coverage.ts';

type T = TFunction<'landing'>;

const lists = (locale: string) => ({
  and: new Intl.ListFormat(locale, { type: 'conjunction' }),
  or: new Intl.ListFormat(locale, { type: 'disjunction' }),
});

const nameOf = (t: T, format: string) => {
  switch (format) {
    case 'LOCAL':
    case 'ALIAS':
      return t(`coverage.formats.${format}`);
    default:
      return format;
  }
};

const lengthOf = (t: T, { min, max }: CoveredFormat) =>
  min === max ? String(max) : t('coverage.between', { min, max });

/** `CBU o CVU, 22 dígitos; alias, 6 a 20 caracteres`: formats of the same length share one; the bank or routing leads. */
export const numberWords = (t: T, locale: string, { formats, before }: CoveredCountry): string => {
  const groups = Object.values(
    Object.groupBy(formats, ({ min, max, isNumeric }) => `${min} ${max} ${isNumeric}`),
  ).flatMap((group) => (group?.[0] ? [{ first: group[0], all: group }] : []));
  const words = groups.map(({ first, all }) =>
    t(first.isNumeric ? 'coverage.digits' : 'coverage.characters', {
      name: lists(locale).or.format(all.map(({ format }) => nameOf(t, format))),
      length: lengthOf(t, first),
    }),
  );
  const leading = [
    before.bank && t('coverage.bankFirst'),
    before.routingDigits > 0 && t('coverage.digits', { name: t('coverage.routing'), length: before.routingDigits }),
  ].filter((word) => word !== false);
  return capitalized([...leading, ...words].join('; '));
};

/** `Banco, sucursal y dígito verificador` */
export const checkWords = (t: T, locale: string, { checks, document, formats }: CoveredCountry): string => {
  const words = [
    checks.bank && t('coverage.check.bank'),
    checks.branch && t('coverage.check.branch'),
    checks.digits === 0 && formats.length > 0 && t('coverage.check.length'),
    checks.digits > 0 && t('coverage.check.checkDigit', { count: checks.digits }),
    document.checked.length > 0 && t('coverage.check.document', { types: lists(locale).or.format(document.checked) }),
  ].filter((word) => word !== false);
  return capitalized(lists(locale).and.format(words));
};

/** `RFC o CURP, opcional`; long lists name the first two. */
export const documentWords = (t: T, locale: string, { document }: CoveredCountry): string => {
  const named = document.types.length > 3 ? [...document.types.slice(0, 2), '…'] : document.types;
  return t(`coverage.documentNeed.${document.need}`, { types: lists(locale).or.format(named) });
};
