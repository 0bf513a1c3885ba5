import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { Brand } from '../../components/ui/brand.tsx';
import { AnatomyAside } from '../../features/auth/anatomy-aside.tsx';
import { Loading } from '../loading.tsx';
import { LanguageToggle } from './language-toggle.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import css from './auth-frame.module.css';

/** The frame of every auth page: the form on the left, the anatomy on the right. */
export default function AuthFrame() {
  const { t } = useTranslation();
  return (
    <>
      <a className="skip" href="#contenido">
        {t('skip')}
      </a>
      <div className={css.auth}>
        <div className={css.left}>
          <header className={css.head}>
            <Brand />
            <span className={css.tools}>
              <ThemeToggle />
              <LanguageToggle />
            </span>
          </header>
          <main id="contenido" className={css.form} tabIndex={-1}>
            <Suspense fallback={<Loading />}>
              <Outlet />
            </Suspense>
          </main>
        </div>
        <AnatomyAside />
      </div>
    </>
  );
}
