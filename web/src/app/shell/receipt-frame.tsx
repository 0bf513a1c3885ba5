import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { Brand } from '../../components/ui/brand.tsx';
import { Loading } from '../loading.tsx';
import { LanguageToggle } from './language-toggle.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import css from './receipt-frame.module.css';

/** The frame of receipts, which people open who were sent one: they may have no account. */
export default function ReceiptFrame() {
  const { t } = useTranslation();
  return (
    <>
      <a className="skip" href="#contenido">
        {t('skip')}
      </a>
      <header className={css.head}>
        <div>
          <Brand />
          <span>
            <LanguageToggle />
            <ThemeToggle />
          </span>
        </div>
      </header>
      <main id="contenido" className={css.main} tabIndex={-1}>
        <Suspense fallback={<Loading />}>
          <Outlet />
        </Suspense>
      </main>
    </>
  );
}
