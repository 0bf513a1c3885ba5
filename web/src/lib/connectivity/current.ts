import { useSyncExternalStore } from 'react';
import { createStore } from '../store.ts';
import { createKeepAlive, pingTimeoutMs } from './keep-alive.ts';

const ping = () =>
  fetch('/api/', {
    headers: { 'x-ping': 'keep-alive' },
    signal: AbortSignal.timeout(pingTimeoutMs),
    cache: 'no-store',
  });

export const keepAlive = createKeepAlive(ping);

const online = createStore(true);

/** Follows the browser's connection and the page's visibility for as long as the product is open. */
export const followConnection = (): void => {
  const follow = () => {
    online.set(navigator.onLine);
    if (navigator.onLine) keepAlive.schedule();
    else keepAlive.cancel();
  };
  window.addEventListener('online', follow);
  window.addEventListener('offline', follow);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && navigator.onLine) keepAlive.visible();
  });
  follow();
};

export const useOnline = (): boolean => useSyncExternalStore(online.subscribe, online.get);
