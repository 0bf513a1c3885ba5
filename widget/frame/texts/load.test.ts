import { describe, expect, it } from 'vitest';
import { firstCountry } from '../form/first-country.ts';
import { texts as en } from './en.ts';
import { texts as es } from './es.ts';
import { later as laterEn } from './later/en.ts';
import { later as laterEs } from './later/es.ts';
import { languageOf } from './load.ts';

describe('the language of the frame', () => {
  it('is the session’s, else the page’s, else the browser’s, else Spanish', () => {
    expect(languageOf(['en', 'es'], ['es-MX'])).toBe('en');
    expect(languageOf([null, 'en'], ['es-MX'])).toBe('en');
    expect(languageOf([null, undefined], ['fr-FR', 'en-GB', 'es'])).toBe('en');
    expect(languageOf([undefined, undefined], ['de-DE'])).toBe('es');
  });

  it('names the same places in both', () => {
    const placesIn = (value: object): string[] =>
      Object.entries(value).flatMap(([name, text]: [string, unknown]) =>
        typeof text === 'object' && text !== null
          ? placesIn(text).map((place) => `${name}.${place}`)
          : [`${name} ${(String(text).match(/\{\{\w+\}\}/g) ?? []).toSorted().join()}`],
      );
    expect(placesIn(en)).toEqual(placesIn(es));
    expect(placesIn(laterEn)).toEqual(placesIn(laterEs));
  });
});

describe('the country a form begins with', () => {
  it('is the one of the browser’s languages where it is ours', () => {
    expect(firstCountry(['es-AR', 'en'])).toBe('AR');
    expect(firstCountry(['fr-CA', 'pt-BR'])).toBe('BR');
    expect(firstCountry(['es-419', 'es'])).toBe('MX');
    expect(firstCountry([])).toBe('MX');
  });
});
