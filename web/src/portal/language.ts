import { keepCookie } from '../lib/cookies.ts';

/** Who changes the language of a page wants it everywhere; the link itself leads to the other page, at the same place. */
export const startLanguage = (): void => {
  const link = document.querySelector<HTMLAnchorElement>('a[data-language]');
  link?.addEventListener('click', () => {
    link.hash = window.location.hash;
    keepCookie('language', link.dataset['language'] ?? 'es');
  });
};
