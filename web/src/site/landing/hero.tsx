import { useTranslation } from 'react-i18next';
import { countryOf } from '#shared/engine/country.ts';
import { pack as mexico } from '#shared/engine/countries/mx/index.ts';
import { ButtonLink } from '../../components/ui/button.tsx';
import { coveredCountries } from './coverage-table.tsx';
import { Demo } from './demo/demo.tsx';
import { demos } from './demo/examples.ts';
import { later } from './demo/later.ts';

const [first] = demos;
const start = { demo: first, country: countryOf(mexico), text: first.number, isOwn: false };
const nothing = () => undefined;

/** One sentence and the live demo, with the way on for whoever is convinced. */
export const Hero = () => {
  const { t } = useTranslation('landing');
  return (
    <section className="hero wrap">
      <div className="hero-top">
        <h1>{t('hero.title')}</h1>
        <div className="hero-side">
          <p>{t('hero.lead', { count: coveredCountries })}</p>
          <div className="hero-ways">
            <ButtonLink look="primary" size="lg" to="/register">
              {t('hero.register')}
            </ButtonLink>
            <ButtonLink size="lg" to="#cobertura">
              {t('hero.coverage')}
            </ButtonLink>
          </div>
        </div>
      </div>
      <div data-island="demo">
        <Demo start={start} later={later} onTyped={nothing} onLeave={nothing} />
      </div>
    </section>
  );
};
