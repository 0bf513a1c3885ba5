import { keepCookie } from '../lib/cookies.ts';

/** Who changes the language of a page wants it everywhere; the link itself leads to the other page. */
export const startLanguage = (): void => {
  const link = document.querySelector<HTMLElement>('a[data-language]');
  link?.addEventListener('click', () => keepCookie('language', link.dataset['language'] ?? 'es'));
};
