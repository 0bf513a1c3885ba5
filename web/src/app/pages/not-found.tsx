import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Brand } from '../../components/ui/brand.tsx';
import { ButtonLink } from '../../components/ui/button.tsx';
import { useSession } from '../../lib/session/current.ts';
import '../../components/ui/empty.css';
import { usePage } from '../../lib/use-page.ts';

export default function NotFound() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const signedIn = useSession().status === 'user';
  usePage(t('notFound.title'));
  return (
    <div className="mx-auto grid min-h-dvh w-[min(1200px,100%-3rem)] grid-rows-[auto_1fr]">
      <header className="py-7">
        <Brand />
      </header>
      <main className="grid content-center justify-items-start gap-4 pb-32">
        <p className="ghost text-t-33!" aria-hidden="true">
          <span>4</span>
          <span>0</span>
          <span>4</span>
        </p>
        <h1 tabIndex={-1} className="text-t-40 tracking-[-0.035em]">
          {t('notFound.title')}
        </h1>
        <p className="max-w-[56ch] text-ink-2 [overflow-wrap:anywhere]">{t('notFound.explain', { path: pathname })}</p>
        <ButtonLink look="primary" size="lg" className="mt-4" to={signedIn ? '/dashboard' : '/'}>
          {t(signedIn ? 'notFound.dashboard' : 'notFound.home')}
        </ButtonLink>
      </main>
    </div>
  );
}
