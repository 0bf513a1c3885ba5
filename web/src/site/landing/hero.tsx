import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { countryOf } from '#shared/engine/country.ts';
import { pack as mexico } from '#shared/engine/countries/mx/index.ts';
import { ButtonLink } from '../../components/ui/button.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { coveredCountries } from './coverage-table.tsx';
import { AnatomyDemo } from './demo/demo.tsx';
import { demos } from './demo/examples.ts';

/** One sentence and the live demo, with the way on for whoever is convinced. */
export const Hero = () => {
  const { t } = useTranslation('landing');
  const ask = (
    <ButtonLink to="/register">
      {t('hero.ask')}
      <Icon of={ArrowRight} />
    </ButtonLink>
  );
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
        <AnatomyDemo first={{ demo: demos[0], country: countryOf(mexico) }} action={() => ask} onTyped={() => {}} />
      </div>
    </section>
  );
};
