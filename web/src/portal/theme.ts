import { keepCookie } from '../lib/cookies.ts';

const isDark = (): boolean => {
  const chosen = document.documentElement.dataset['theme'];
  return chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
};

/** The other theme than the one on screen, kept for the next page. */
const switchTheme = (): void => {
  const theme = isDark() ? 'light' : 'dark';
  document.documentElement.dataset['theme'] = theme;
  keepCookie('theme', theme);
};

export const startTheme = (): void =>
  document.querySelector('[data-theme-toggle]')?.addEventListener('click', switchTheme);
