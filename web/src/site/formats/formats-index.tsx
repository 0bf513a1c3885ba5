import { useTranslation } from 'react-i18next';
import { Link } from '../../components/ui/link.tsx';
import { countryNamesIn } from '../../lib/i18n/country-names.ts';
import { languageOf } from '../../lib/i18n/language.ts';
import { all, checksIn, countries, inCountry, type Known } from './all.ts';
import './formats.css';
import { lengthOf } from './lengths.ts';
import { addressOf } from './model.ts';
import { ShapeBar } from './shape-bar.tsx';

/** `18 dígitos`, `6 a 20 caracteres` */
const useLength = (known: Known): string => {
  const { t } = useTranslation('formats');
  const { min, max, isNumeric } = lengthOf(known);
  if (min === max) return t(isNumeric ? 'lengths.digits' : 'lengths.characters', { count: max });
  return t(isNumeric ? 'lengths.digitsBetween' : 'lengths.charactersBetween', { min, max });
};

const Row = ({ known }: { readonly known: Known }) => {
  const { t, i18n } = useTranslation('formats');
  const { format, of } = known;
  const language = languageOf(i18n.language);
  const count = checksIn(known);
  return (
    <li>
      <Link to={addressOf(format.id)}>{format.short[language]}</Link>
      <ShapeBar kind={of.kind} example={of.judge(format.example).normalized} beside={format.beside} />
      <span>
        {useLength(known)}, {count === 0 ? t('index.unchecked') : t('index.checks', { count })}
      </span>
      <p>{format.definition[language]}</p>
    </li>
  );
};

/** Every identifier by country, each with its shape. */
export const FormatsIndex = () => {
  const { t, i18n } = useTranslation('formats');
  const nameOf = countryNamesIn(i18n.language);
  return (
    <div className="wrap fmt fmt-index">
      <header className="fmt-head">
        <h1 tabIndex={-1}>{t('index.title')}</h1>
        <p>{t('index.lead', { count: all.length })}</p>
      </header>
      {countries.map((country) => (
        <section key={country} className="fmt-section" aria-labelledby={`en-${country}`}>
          <div>
            <h2 id={`en-${country}`}>{nameOf(country)}</h2>
          </div>
          <ul className="fmt-list">
            {inCountry(country).map((known) => (
              <Row key={known.format.id} known={known} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};
