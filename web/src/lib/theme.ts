import { useSyncExternalStore } from 'react';
import { keepCookie } from './cookies.ts';

export type Theme = 'light' | 'dark';

export const otherTheme = (theme: Theme): Theme => (theme === 'dark' ? 'light' : 'dark');

const systemsDark = () => matchMedia('(prefers-color-scheme: dark)');

/** The theme on screen: the chosen one, else the system's. */
export const currentTheme = (): Theme => {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return systemsDark().matches ? 'dark' : 'light';
};

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  const system = systemsDark();
  listeners.add(listener);
  system.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', listener);
  };
};

/** The theme on screen, whoever changes it: the system does at nightfall. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, currentTheme);

/** Paints and remembers a theme; `app.html` reads the cookie before the next first paint. */
export const chooseTheme = (theme: Theme): void => {
  document.documentElement.dataset['theme'] = theme;
  keepCookie('theme', theme);
  for (const listener of listeners) listener();
};
