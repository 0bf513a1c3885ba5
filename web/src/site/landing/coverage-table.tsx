import { useTranslation } from 'react-i18next';
import { promises } from '#shared/promises.ts';
import coverage from 'virtual:coverage';
import { languageOf, localeOf } from '../../lib/i18n/language.ts';
import type { Bar } from './coverage.ts';
import { DocumentNames, NumberNames } from './coverage-names.tsx';
import { answerWords, checkWords } from './coverage-words.ts';
import { Section } from './section.tsx';
import '../../components/ui/table.css';
import './coverage.css';
import { Shape } from './shape.tsx';

export const coveredCountries = coverage.length;

const legend = {
  bank: { role: 'bank', from: 3, to: 3 },
  branch: { role: 'branch', from: 3, to: 3 },
  number: { role: 'number', from: 5, to: 5 },
  variable: { role: 'number', from: 0, to: 5 },
  check: { role: 'check', from: 1, to: 1 },
} as const satisfies Record<string, Bar>;

const legendNames = Object.keys(legend) as (keyof typeof legend)[];
const columns = ['country', 'shape', 'number', 'checks', 'answers', 'document', 'currency'] as const;

/** Every country the engine judges, with the shape of its usual number. Generated from the packs by the build. */
export const CoverageTable = () => {
  const { t, i18n } = useTranslation('landing');
  const language = languageOf(i18n.language);
  const locale = localeOf[language];
  return (
    <Section
      id="cobertura"
      title={t('coverage.title', { count: coveredCountries })}
      lead={t('coverage.lead', promises.answerSeconds)}
    >
      <details className="cover-more">
        <summary>{t('coverage.more')}</summary>
      </details>
      <table className="table cover" aria-label={t('coverage.table')}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`coverage.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {coverage.map((country) => (
            <tr key={country.code}>
              <th scope="row" className="cover-name">
                <span className="cc">{country.code}</span> {country.names[language]}
              </th>
              <td className="cover-shape">
                <Shape bars={country.shape} />
              </td>
              <td className="cover-number">
                <NumberNames country={country} />
              </td>
              <td className="cover-checks">
                <span className="cover-label">{t('coverage.checksShort')} </span>
                {checkWords(t, locale, country)}
              </td>
              <td className="cover-answers">
                <span className="cover-label">{t('coverage.answersShort')} </span>
                {answerWords(t, locale, country)}
              </td>
              <td className="cover-document">
                <span className="cover-label">{t('coverage.documentShort')} </span>
                <DocumentNames country={country} />
              </td>
              <td className="cover-currency">{country.currencies.join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="legend">
        {legendNames.map((name) => (
          <li key={name}>
            <Shape bars={[legend[name]]} />
            {t(`coverage.legend.${name}`)}
          </li>
        ))}
      </ul>
    </Section>
  );
};
