import { Suspense } from 'react';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../components/ui/button.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { coveredCountries } from './coverage-table.tsx';
import type { Brought } from '../../lib/session/brought.ts';
import { bringToDesk, brought } from '../../lib/session/current.ts';
import { AnatomyDemo } from './demo/demo.tsx';

interface AskProps {
  readonly parts: Brought;
  readonly isRight: boolean;
  readonly isSignedIn: boolean;
}

/** Leads on with the number; there is nothing to ask about one that is wrong or half typed. */
const Ask = ({ parts, isRight, isSignedIn }: AskProps) => {
  const { t } = useTranslation('landing');
  const words = (
    <>
      {t('hero.ask')}
      <Icon of={ArrowRight} />
    </>
  );
  if (!isRight) return <Button disabled>{words}</Button>;
  return (
    <ButtonLink to={isSignedIn ? '/dashboard' : '/register'} onClick={() => bringToDesk(parts)}>
      {words}
    </ButtonLink>
  );
};

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
          action={(shown) => <Ask {...shown} isSignedIn={isSignedIn} />}
          // Of somebody who is signed in only what they ask about goes to the form: another number may stand there.
          onTyped={(parts) => (parts && !isSignedIn ? brought.bring(parts) : brought.forget())}
        />
      </Suspense>
    </section>
  );
};
