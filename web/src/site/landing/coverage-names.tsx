import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../components/ui/link.tsx';
import { languageOf, localeOf } from '../../lib/i18n/language.ts';
import type { CoveredCountry, CoveredFormat } from './coverage.ts';
import { formatPageOf } from './format-pages.ts';

interface Named {
  /** Of the kind of number, by which its page is found. */
  readonly code: string;
  readonly name: string;
}

const NamedLink = ({ code, name }: Named) => {
  const page = formatPageOf(code);
  return page ? <Link to={page}>{name}</Link> : name;
};

/** `CBU o CVU`, each leading to the page that explains it. */
const Either = ({ of }: { readonly of: readonly Named[] }) => {
  const { i18n } = useTranslation('landing');
  const list = new Intl.ListFormat(localeOf[languageOf(i18n.language)], { type: 'disjunction' });
  const codes = of.map(({ code }) => code);
  return list.formatToParts(of.map(({ name }) => name)).map(({ type, value }, index) => {
    const code = type === 'element' ? codes.shift() : undefined;
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a sentence never change their order
    return <Fragment key={index}>{code === undefined ? value : <NamedLink code={code} name={value} />}</Fragment>;
  });
};

const useNameOf = () => {
  const { t } = useTranslation('landing');
  return (format: string): string => {
    if (format === 'LOCAL' || format === 'ALIAS') return t(`coverage.formats.${format}`);
    return format;
  };
};

/** Formats of the same length share one. */
const grouped = (formats: readonly CoveredFormat[]) =>
  Object.values(Object.groupBy(formats, ({ min, max, isNumeric }) => `${min} ${max} ${isNumeric}`)).flatMap((all) =>
    all?.[0] ? [{ first: all[0], all }] : [],
  );

/** `CBU o CVU, 22 dígitos; alias, 6 a 20 caracteres`: the bank or the routing number leads. */
export const NumberNames = ({ country: { formats, before } }: { readonly country: CoveredCountry }) => {
  const { t } = useTranslation('landing');
  const nameOf = useNameOf();
  const lengthOf = ({ min, max, isNumeric }: Pick<CoveredFormat, 'min' | 'max' | 'isNumeric'>) => {
    const length = min === max ? String(max) : t('coverage.between', { min, max });
    return t(isNumeric ? 'coverage.digits' : 'coverage.characters', { length });
  };
  const routing = before.routing && (
    <>
      <NamedLink code={before.routing.code} name={t('coverage.routing')} />,{' '}
      {t('coverage.digits', { length: before.routing.digits })}
    </>
  );
  const groups = grouped(formats).map(({ first, all }) => (
    <>
      <Either of={all.map(({ code, format }) => ({ code, name: nameOf(format) }))} />, {lengthOf(first)}
    </>
  ));
  const pieces: readonly ReactNode[] = [before.bank && t('coverage.bankFirst'), routing, ...groups].filter(Boolean);
  return pieces.map((piece, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a sentence never change their order
    <Fragment key={index}>
      {index > 0 && '; '}
      {piece}
    </Fragment>
  ));
};

/** Long lists name the first two. */
const namedAtMost = 3;

/** `RFC o CURP, opcional` */
export const DocumentNames = ({ country: { document } }: { readonly country: CoveredCountry }) => {
  const { t } = useTranslation('landing');
  const { types, need } = document;
  if (need === 'none') return t('coverage.documentNeed.none');
  const named = types.map(({ code, type }) => ({ code, name: type }));
  const more =
    named.length > namedAtMost ? [{ code: '', name: t('coverage.moreDocuments', { count: named.length - 2 }) }] : [];
  const shown = more.length > 0 ? [...named.slice(0, 2), ...more] : named;
  return (
    <>
      <Either of={shown} />
      {need === 'optional' && `, ${t('coverage.documentNeed.optional')}`}
    </>
  );
};
