import { describe, expect, it } from 'vitest';
import { cookieIn, cookieOf } from './cookies.ts';
import { languageOf } from './i18n/language.ts';

describe('a preference', () => {
  it('is found among other cookies by its whole name', () => {
    const cookies = 'mytheme=light; theme=dark; language=en';
    expect([cookieIn(cookies, 'theme'), cookieIn(cookies, 'language'), cookieIn(cookies, 'lang')]).toEqual([
      'dark',
      'en',
      undefined,
    ]);
  });

  it('is kept for its own site, and leaves by TLS alone where there is TLS', () => {
    expect(cookieOf('theme', 'dark', { protocol: 'https:' })).toBe(
      'theme=dark; path=/; max-age=31536000; samesite=lax; secure',
    );
    expect(cookieOf('theme', 'dark', { protocol: 'http:' })).toBe('theme=dark; path=/; max-age=31536000; samesite=lax');
  });

  it('for a language is Spanish unless it is English', () => {
    expect([languageOf(undefined), languageOf('pt'), languageOf('es'), languageOf('en')]).toEqual([
      'es',
      'es',
      'es',
      'en',
    ]);
  });
});
