import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { inLanguage, isOfThePortal } from '../../../docs/links.ts';
import { Brand } from '../../components/ui/brand.tsx';
import { ButtonLink } from '../../components/ui/button.tsx';
import { useSession } from '../../lib/session/current.ts';
import '../../components/ui/empty.css';
import { languageOf } from '../../lib/i18n/language.ts';
import { usePage } from '../../lib/use-page.ts';
import { LanguageToggle } from '../shell/language-toggle.tsx';
import { ThemeToggle } from '../shell/theme-toggle.tsx';
import css from './not-found.module.css';

export default function NotFound() {
  const { t, i18n } = useTranslation();
  const { pathname } = useLocation();
  const signedIn = useSession().status === 'user';
  usePage(t('notFound.title'));
  return (
    <div className={css.lost}>
      <header>
        <Brand />
        <span className={css.tools}>
          <ThemeToggle />
          <LanguageToggle />
        </span>
      </header>
      <main>
        <p className="ghost" aria-hidden="true">
          <span>4</span>
          <span>0</span>
          <span>4</span>
        </p>
        <h1 tabIndex={-1}>{t('notFound.title')}</h1>
        <p className={css.why}>{t('notFound.explain', { path: pathname })}</p>
        <ButtonLink look="primary" size="lg" to={signedIn ? '/dashboard' : '/'}>
          {t(signedIn ? 'notFound.dashboard' : 'notFound.home')}
        </ButtonLink>
        {isOfThePortal(pathname) && (
          <a className="link" href={inLanguage('/api-documentation', languageOf(i18n.language))}>
            {t('notFound.docs')}
          </a>
        )}
      </main>
    </div>
  );
}
