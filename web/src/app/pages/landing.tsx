import { useTranslation } from 'react-i18next';
import { CoverageTable } from '../../site/landing/coverage-table.tsx';
import { Faq } from '../../site/landing/faq.tsx';
import { Hero } from '../../site/landing/hero.tsx';
import '../../site/landing/landing.css';
import { PlanTable } from '../../site/landing/plan-table.tsx';
import { Questions } from '../../site/landing/questions.tsx';
import { Security } from '../../site/landing/security.tsx';
import { SiteFooter } from '../../site/landing/site-footer.tsx';
import { SiteHeader } from '../../site/landing/site-header.tsx';
import { useSession } from '../../lib/session/current.ts';
import { usePage } from '../../lib/use-page.ts';
import { LanguageToggle } from '../shell/language-toggle.tsx';
import { ThemeToggle } from '../shell/theme-toggle.tsx';

export default function Landing() {
  const { t } = useTranslation('landing');
  const { t: shell } = useTranslation();
  const isSignedIn = useSession().status === 'user';
  usePage(t('documentTitle'));
  const tools = (
    <>
      <ThemeToggle />
      <LanguageToggle />
    </>
  );
  return (
    <>
      <a className="skip" href="#contenido">
        {shell('skip')}
      </a>
      <SiteHeader tools={tools} isSignedIn={isSignedIn} />
      <main id="contenido" tabIndex={-1}>
        <Hero isSignedIn={isSignedIn} />
        <CoverageTable />
        <Questions />
        <PlanTable />
        <Security />
        <Faq />
      </main>
      <SiteFooter tools={<LanguageToggle />} />
    </>
  );
}
