import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { useSession } from '../../lib/session/current.ts';
import { SiteFooter } from '../../site/frame/site-footer.tsx';
import { SiteHeader } from '../../site/frame/site-header.tsx';
import { Loading } from '../loading.tsx';
import { LanguageToggle } from './language-toggle.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import css from './public-frame.module.css';

/** The doors of the frame follow who is signed in; documents learn it from their first script, the app from its session. */
const useDoors = () => {
  const isUser = useSession().status === 'user';
  useEffect(() => {
    document.documentElement.toggleAttribute('data-session', isUser);
  }, [isUser]);
};

/**
 * The frame of the public site around pages of the app: what became of a payment, a link to pay, a receipt that somebody
 * was sent. Their reader may have no account.
 */
export default function PublicFrame() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  useDoors();
  return (
    <>
      <a className="skip" href="#contenido">
        {t('skip')}
      </a>
      <div className={css.frame}>
        <SiteHeader
          path={pathname}
          tools={
            <>
              <ThemeToggle />
              <LanguageToggle />
            </>
          }
        />
        <main id="contenido" className={css.main} tabIndex={-1}>
          <Suspense fallback={<Loading />}>
            <Outlet />
          </Suspense>
        </main>
        <SiteFooter />
      </div>
    </>
  );
}
