import { Suspense, use, useSyncExternalStore } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { BrowserRouter } from 'react-router-dom';
import { ToastRegion } from '../components/ui/toast-region.tsx';
import { toasts } from '../lib/toasts/toasts.ts';
import { ErrorScreen } from './error-screen.tsx';
import { Loading } from './loading.tsx';
import { AppRoutes } from './routes.tsx';

const Toasts = () => (
  <ToastRegion
    toasts={useSyncExternalStore(toasts.subscribe, toasts.get)}
    onDismiss={toasts.dismiss}
    onPause={toasts.pause}
    onResume={toasts.resume}
  />
);

const Ready = ({ textsReady }: { readonly textsReady: Promise<void> }) => {
  use(textsReady);
  return (
    <>
      <AppRoutes />
      <Toasts />
    </>
  );
};

/** The whole product: an error anywhere ends in the error screen, whatever is still on its way in the spinner. */
export const App = (props: { readonly textsReady: Promise<void> }) => (
  <ErrorBoundary FallbackComponent={ErrorScreen}>
    <BrowserRouter>
      <Suspense fallback={<Loading fullScreen />}>
        <Ready {...props} />
      </Suspense>
    </BrowserRouter>
  </ErrorBoundary>
);
