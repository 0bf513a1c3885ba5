import { Suspense, useSyncExternalStore } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { BrowserRouter } from 'react-router-dom';
import { ToastRegion } from '../components/ui/toast-region.tsx';
import { toasts } from '../lib/toasts/toasts.ts';
// Has to listen before the router does, though the pages that use it come later.
import '../lib/use-hold-page.ts';
import { ErrorScreen } from './error-screen.tsx';
import { AppRoutes } from './routes.tsx';

const Toasts = () => (
  <ToastRegion
    toasts={useSyncExternalStore(toasts.subscribe, toasts.get)}
    onDismiss={toasts.dismiss}
    onPause={toasts.pause}
    onResume={toasts.resume}
  />
);

/** The whole product: an error anywhere ends in the error screen. */
export const App = () => (
  <ErrorBoundary FallbackComponent={ErrorScreen}>
    <BrowserRouter>
      <AppRoutes />
      <Suspense fallback={null}>
        <Toasts />
      </Suspense>
    </BrowserRouter>
  </ErrorBoundary>
);
