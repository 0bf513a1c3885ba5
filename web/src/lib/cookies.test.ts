import { describe, expect, it } from 'vitest';
import { cookieIn } from './cookies.ts';
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

  it('for a language is Spanish unless it is English', () => {
    expect([languageOf(undefined), languageOf('pt'), languageOf('es'), languageOf('en')]).toEqual([
      'es',
      'es',
      'es',
      'en',
    ]);
  });
});
