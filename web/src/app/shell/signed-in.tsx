import { Suspense, useState, useSyncExternalStore } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { Alert } from '../../components/ui/alert.tsx';
import { MailboxBanner } from '../../features/account/mailbox/mailbox-banner.tsx';
import { Buying } from '../../features/credits/index.ts';
import { RenewalBanner } from '../../features/subscriptions/renewal/renewal-banner.tsx';
import { ApiError } from '../../lib/api.ts';
import { forgetBeforePaying } from '../../lib/before-paying.ts';
import { useOnline } from '../../lib/connectivity/current.ts';
import { proofWanted } from '../../lib/proof.ts';
import { session, useUser, whoNow } from '../../lib/session/current.ts';
import { Loading } from '../loading.tsx';
import { page } from '../page.ts';
import { hasTabBar } from './navigation.ts';
import { TitlePlace } from './page-title.tsx';
import { SideRail, TabBar } from './side-rail.tsx';
import { TopBar } from './top-bar.tsx';
import css from './shell.module.css';

/**
 * A refusal stays a refusal: only an unreachable or failing server is asked again, once. Nothing waits for the network
 * in silence: offline it fails at once, and what failed is asked again as soon as the browser is online.
 */
const queries = new QueryClient({
  defaultOptions: {
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      refetchOnReconnect: true,
      staleTime: 30_000,
      retry: (failures, error) =>
        failures < 1 && (!(error instanceof ApiError) || error.status === 0 || error.status >= 500),
    },
  },
});

/** What was read belongs to whoever read it: another user of this browser, or a guest, finds nothing of it. */
let reader = whoNow();
session.subscribe(() => {
  if (whoNow() === reader) return;
  reader = whoNow();
  queries.clear();
  forgetBeforePaying();
});

const Offline = () => {
  const { t } = useTranslation();
  if (useOnline()) return null;
  return (
    <Alert tone="warn" icon={WifiOff} title={t('offline.title')} className={css.note}>
      {t('offline.explain')}
    </Alert>
  );
};

/** Loaded when the first call is refused for want of a proof. */
const Proof = page(() => import('./proof.tsx'), 'proof', 'proof-dialog', 'code-field');

/** The frame of every signed-in page. What was typed, too, leaves with whoever typed it: hence the key. */
export default function SignedIn() {
  const { t } = useTranslation();
  const { email } = useUser();
  const wantsProof = useSyncExternalStore(proofWanted.subscribe, () => proofWanted.get() !== undefined);
  const [title] = useState(() => document.createElement('div'));
  return (
    <QueryClientProvider client={queries}>
      <a className="skip" href="#contenido">
        {t('skip')}
      </a>
      <Buying key={email}>
        <div className={css.app}>
          <SideRail />
          <div>
            <TopBar title={title} />
            <main className={css.main} id="contenido" tabIndex={-1}>
              <Offline />
              <MailboxBanner />
              <RenewalBanner />
              <TitlePlace value={title}>
                <Suspense fallback={<Loading />}>
                  <Outlet />
                </Suspense>
              </TitlePlace>
            </main>
          </div>
          {hasTabBar && <TabBar />}
        </div>
        {wantsProof && (
          <Suspense fallback={null}>
            <Proof />
          </Suspense>
        )}
      </Buying>
    </QueryClientProvider>
  );
}
