import { useSyncExternalStore } from 'react';

/** From here on a payee has room beside the list. */
const wide = '(min-width: 1181px)';

const subscribe = (listener: () => void) => {
  const media = window.matchMedia(wide);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

export const useWide = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(wide).matches);
