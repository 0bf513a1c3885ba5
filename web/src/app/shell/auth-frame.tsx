import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { Brand } from '../../components/ui/brand.tsx';
import { AnatomyAside } from '../../features/auth/anatomy-aside.tsx';
import '../../features/auth/auth.css';
import { Loading } from '../loading.tsx';
import { LanguageToggle } from './language-toggle.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

/** The frame of every auth page: the form on the left, the anatomy on the right. */
export default function AuthFrame() {
  const { t } = useTranslation();
  return (
    <>
      <a className="skip" href="#contenido">
        {t('skip')}
      </a>
      <div className="auth">
        <div className="auth-l">
          <header className="auth-head">
            <Brand />
            <span className="auth-tools">
              <ThemeToggle />
              <LanguageToggle />
            </span>
          </header>
          <main id="contenido" className="auth-form" tabIndex={-1}>
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
