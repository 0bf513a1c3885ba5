import { useTranslation } from 'react-i18next';
import { countryNamesIn } from '../../lib/i18n/country-names.ts';
import { languageOf } from '../../lib/i18n/language.ts';
import { Link } from '../../components/ui/link.tsx';
import { countries, inCountry } from './all.ts';
import { addressOf } from './model.ts';

/** Every identifier by its country; on a phone the row is scrolled. */
export const Switcher = ({ current }: { readonly current: string | undefined }) => {
  const { t, i18n } = useTranslation('formats');
  const language = languageOf(i18n.language);
  const nameOf = countryNamesIn(language);
  return (
    <nav className="fmt-nav" aria-label={t('switcher')}>
      <Link to="/formatos" aria-current={current === undefined ? 'page' : undefined}>
        {t('all')}
      </Link>
      <ul>
        {countries.map((country) => (
          <li key={country}>
            <span title={nameOf(country)}>{country}</span>
            {inCountry(country).map(({ format: { id, short } }) => (
              <Link key={id} to={addressOf(id)} aria-current={id === current ? 'page' : undefined}>
                {short[language]}
              </Link>
            ))}
          </li>
        ))}
      </ul>
    </nav>
  );
};
