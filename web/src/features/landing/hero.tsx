import { Suspense } from 'react';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/ui/button.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { coveredCountries } from './coverage-table.tsx';
import { AnatomyDemo } from './demo/demo.tsx';

/** One sentence and the live demo, with the way on for whoever is convinced. */
export const Hero = ({ isSignedIn }: { readonly isSignedIn: boolean }) => {
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
      <Suspense fallback={<div className="demo-place" aria-busy="true" />}>
        <AnatomyDemo
          action={
            <ButtonLink to={isSignedIn ? '/dashboard' : '/register'}>
              {t('hero.ask')}
              <Icon of={ArrowRight} />
            </ButtonLink>
          }
        />
      </Suspense>
    </section>
  );
};
