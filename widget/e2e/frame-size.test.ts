import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { countries } from '#shared/engine/countries/index.ts';
import { builtWidget } from './frame-site.ts';

const files = await builtWidget();
const bytes = (name: string): number => gzipSync(files.get(name) ?? '', { level: 9 }).length;
const frame = files.get('/frame.html') ?? '';

/** What the page of the frame names: its script, what that needs at once, and its style. */
const named = [...frame.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, name = '']) => name);
const called = (pattern: RegExp) => [...files.keys()].filter((name) => pattern.test(name));

/** The texts of the form, by a word of it: three files of a language are called alike. */
const textsOf = (word: string) => called(/^\/assets\/e[ns]-/).filter((name) => files.get(name)?.includes(word));
const atOnce = ['/frame.html', ...named];
const texts = { es: textsOf('Registra tu cuenta de cobro'), en: textsOf('Add the account you get paid in') };
const weigh = (names: readonly string[]) => names.reduce((sum, name) => sum + bytes(name), 0);
const withCountry = (code: string, language: keyof typeof texts) =>
  weigh([...atOnce, ...texts[language], ...called(new RegExp(`^/assets/${code.toLowerCase()}-`))]);

const budget = 35_000;
/** Its registry names five hundred banks by two codes each. */
const brazil = 44_000;

describe('what a payee’s browser loads until the form can be used, in bytes of gzip', () => {
  it('is found in the build', () => {
    expect(named).toHaveLength(3);
    expect([texts.es, texts.en].map(({ length }) => length)).toEqual([1, 1]);
  });

  it.each(Object.keys(countries))('is within the budget with %s first, in both languages', (code) => {
    const most = Math.max(withCountry(code, 'es'), withCountry(code, 'en'));
    expect(most).toBeLessThanOrEqual(code === 'BR' ? brazil : budget);
  });
});
