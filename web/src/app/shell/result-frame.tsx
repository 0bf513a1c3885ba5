import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { Loading } from '../loading.tsx';
import { LanguageToggle } from './language-toggle.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import css from './result-frame.module.css';

/** The frame of pages that say what became of a payment or a subscription, to whoever comes back from PayPal. */
export default function ResultFrame() {
  const { t } = useTranslation();
  return (
    <>
      <a className="skip" href="#contenido">
        {t('skip')}
      </a>
      <div className={css.frame}>
        <header className={css.head}>
          <ThemeToggle />
          <LanguageToggle />
        </header>
        <main id="contenido" className={css.main} tabIndex={-1}>
          <Suspense fallback={<Loading />}>
            <Outlet />
          </Suspense>
        </main>
      </div>
    </>
  );
}
