import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/ui/button.tsx';
import { coveredCountries } from './coverage-table.tsx';

/** One sentence and the live demo, which the page hands in. */
export const Hero = ({ demo }: { readonly demo: ReactNode }) => {
  const { t } = useTranslation('landing');
  return (
    <section className="hero wrap">
      <div className="hero-top">
        <h1 tabIndex={-1}>{t('hero.title')}</h1>
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
      {demo}
    </section>
  );
};
