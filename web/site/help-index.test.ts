import { gzipSync } from 'node:zlib';
import MiniSearch from 'minisearch';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asked } from '../docs/help/search/asked.ts';
import { answersTo } from '../docs/help/search/find.ts';
import { helpOptions, type HelpEntry } from '../docs/help/search/options.ts';
import { helpPath } from '../docs/help/tasks.ts';
import { inLanguage } from '../docs/links.ts';
import { helpIndex } from './help-index.ts';

const indexIn = { es: helpIndex('es', []), en: helpIndex('en', []) };
const built = {
  es: MiniSearch.loadJSON<HelpEntry>(indexIn.es, helpOptions),
  en: MiniSearch.loadJSON<HelpEntry>(indexIn.en, helpOptions),
};

const textOf = (pieces: readonly { readonly text: string }[] = []): string => pieces.map(({ text }) => text).join('');

describe('who types what they would ask a colleague', () => {
  test('asks in both languages, at least thirty times', () => {
    expect(asked.length).toBeGreaterThanOrEqual(30);
  });

  test.for(asked)('finds among the first three: %s', ([words, slug, language = 'es']) => {
    const { hits } = answersTo(built[language], words);
    expect(hits.slice(0, 3).map(({ id }) => id)).toContain(inLanguage(helpPath(slug), language));
  });
});

describe('the search of the help centre', () => {
  test('says how it read a word that was mistyped, and marks what it found', () => {
    const { read, hits } = answersTo(built.es, 'cobraron sin repuesta');
    expect(textOf(read)).toBe('cobraron sin respuesta');
    expect(read?.filter(({ isFound }) => isFound).map(({ text }) => text)).toEqual(['respuesta']);
    expect(hits[0]?.title.filter(({ isFound }) => isFound)).not.toEqual([]);
  });

  test('corrects nothing that is written as it is found', () => {
    expect(answersTo(built.es, 'límite mensual').read).toBe(undefined);
  });

  test('finds the same with accents and without, in capitals and in any order', () => {
    const idsOf = (words: string) => answersTo(built.es, words).hits.map(({ id }) => id);
    expect(idsOf('CONTRASEÑA olvidada')).toEqual(idsOf('olvidada contrasena'));
  });

  test('finds errors by their code, and frequent questions by their words', () => {
    expect(answersTo(built.es, 'providerUnavailable').hits[0]?.id).toBe(
      '/api-documentation/errors/providerUnavailable',
    );
    expect(answersTo(built.es, '¿qué países cubren?').hits.map(({ id }) => id)).toContain('/faq#countries');
  });

  test('finds nothing where nothing is asked', () => {
    for (const words of ['', '   ', 'de la que', 'zzzzzzzz']) expect(answersTo(built.es, words).hits).toEqual([]);
  });

  test('answers whatever is typed with pieces that are the texts of pages, whole', () => {
    const titles = new Map(
      answersTo(built.es, 'credito cuenta banco').hits.map(({ id, title }) => [id, textOf(title)]),
    );
    expect(titles.get('/help-center/sin-respuesta')).toBe('El banco no respondió: ¿se cobró el crédito?');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (typed) => {
        const { hits, read } = answersTo(built.es, typed);
        expect(hits.length).toBeLessThanOrEqual(8);
        expect(read === undefined || hits.length > 0).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('is no larger than 40 kB as it is sent', () => {
    for (const index of Object.values(indexIn)) expect(gzipSync(index).length).toBeLessThan(40_000);
  });
});
