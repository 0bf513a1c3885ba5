import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nameAnatomyOf, wordsOf } from '#shared/anatomy/names.ts';
import { matchNames } from './match.ts';

const anatomy = (expected: string, holder: string) =>
  nameAnatomyOf({ holder, expected, nameMatch: matchNames(expected, holder) ?? null });

/** `kind[of the bank/expected]`, a part each. */
const drawn = (expected: string, holder: string): string =>
  anatomy(expected, holder)
    .map((part) => `${part.kind}[${part.holder ?? ''}/${part.expected ?? ''}]`)
    .join(' ');

const words = ['Ana', 'ANA', 'María', 'Mª', 'J.', 'Pérez', 'PERES', 'Núñez', 'MERCADO', 'LIBRE', 'MercadoLibre', 'Sá'];
const others = [
  'FLO***',
  '****',
  'del',
  'DE',
  'la',
  'y',
  '&',
  '-',
  'Smith-Jones',
  'S.A.',
  'de C.V.',
  'SA DE CV',
  'S de RL,',
];
const name = fc
  .array(fc.constantFrom(...words, ...others), { minLength: 1, maxLength: 9 })
  .map((some) => some.join(' '));

const lettersOf = (parts: readonly (string | undefined)[]) => parts.flatMap((part) => wordsOf(part ?? '')).toSorted();

describe('two names beside each other', () => {
  test.each([
    [
      'Ferretera Bajío',
      'FERRETERA DEL BAJIO SA DE CV',
      'same[FERRETERA/Ferretera] same[DEL BAJIO/Bajío] legal[SA DE CV/]',
    ],
    ['Oscar Gonzalez', 'ÓSCAR GONZÁLEZ GÜEMES', 'same[ÓSCAR/Oscar] same[GONZÁLEZ/Gonzalez] extra[GÜEMES/]'],
    ['Ferretera del Bajío', 'DISTRIBUIDORA ANDINA', 'other[DISTRIBUIDORA/Ferretera] other[ANDINA/del Bajío]'],
    ['Mercado Libre S.R.L.', 'MERCADOLIBRE SA', 'same[MERCADOLIBRE/Mercado Libre] form[SA/S.R.L.]'],
    ['Ana María Flores', 'ANA FLO***', 'same[ANA/Ana] missing[/María] same[FLO***/Flores]'],
    ['J. Pérez', 'PEREZ JUAN CARLOS', 'same[PEREZ/Pérez] near[JUAN/J.] extra[CARLOS/]'],
    ['Muebles del Valle', 'TRANSPORTES DEL SUR', 'other[TRANSPORTES/Muebles] other[DEL SUR/del Valle]'],
    ['Ferretera SA de CV', 'PAPELERIA LUNA', 'other[PAPELERIA/Ferretera] extra[LUNA/] legal[/SA de CV]'],
    ['Juan Pérez', 'PEREZ JUAN CARLOS LUIS', 'same[PEREZ/Pérez] same[JUAN/Juan] extra[CARLOS LUIS/]'],
    ['Smith-Jones', 'SMITH JONES LLC', 'same[SMITH/Smith-] same[JONES/Jones] legal[LLC/]'],
  ])('stand word over word: %s, %s', (expected, holder, said) => expect(drawn(expected, holder)).toBe(said));

  test('leave none for a company form where more differ than are listed', () => {
    const holder = Array.from({ length: 30 }, () => 'MARIA').join(' ');
    expect(anatomy('Uno Dos', holder).map(({ kind }) => kind)).toEqual(['other', 'other', 'extra']);
  });

  test.each([
    ['MOLINOS SAN ISIDRO S.R.L.', 'plain plain plain plainForm'],
    ['DISTRIBUIDORA LA UNIÓN S.A.P.I. DE C.V.', 'plain plain plain plainForm'],
    ['MARIA DE SA', 'plain plain plain'],
    ['CARLOS SÁ', 'plain plain'],
    ['SA', 'plain'],
  ])('mute the company form where nobody was compared: %s', (holder, kinds) =>
    expect(
      nameAnatomyOf({ holder, expected: undefined, nameMatch: null })
        .map(({ kind }) => kind)
        .join(' '),
    ).toBe(kinds),
  );

  test('hold every word of both exactly once, whatever is compared', () => {
    fc.assert(
      fc.property(name, name, (expected, holder) => {
        const parts = anatomy(expected, holder);
        expect(lettersOf(parts.map((part) => part.holder))).toEqual(wordsOf(holder).toSorted());
        const compared = matchNames(expected, holder) ? expected : '';
        expect(lettersOf(parts.map((part) => part.expected))).toEqual(wordsOf(compared).toSorted());
      }),
      { numRuns: 2000 },
    );
  });

  /** `S.A.` is one written word: where its letters stand for two others, one of them is shown as another word. */
  const hasJoinedInitials = (text: string): boolean => /\p{L}\.\p{L}\./u.test(text);

  test('never show a word as equal that the comparison misses, nor as another that it does not', () => {
    fc.assert(
      fc.property(name, name, (expected, holder) => {
        const nameMatch = matchNames(expected, holder);
        const lacking = nameMatch?.reasons.filter(({ code }) => code === 'missing' || code === 'extra') ?? [];
        const shown = anatomy(expected, holder).filter(
          ({ kind }) => kind === 'other' || kind === 'extra' || kind === 'missing',
        );
        const isCautious = lacking.length === 0 && [expected, holder].some(hasJoinedInitials);
        expect(isCautious || shown.length > 0 === lacking.length > 0).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test('leave nothing for equal where a word that differs is not found in them', () => {
    const reasons = [{ code: 'extra' as const, expected: null, holder: 'LOST' }];
    const parts = nameAnatomyOf({ holder: 'ANA RIOS', expected: 'Ana', nameMatch: { reasons } });
    expect(parts.map(({ kind }) => kind)).toEqual(['same', 'extra']);
  });

  test('are only words where nothing was compared', () => {
    expect(nameAnatomyOf({ holder: 'ANA RIOS', expected: undefined, nameMatch: null })).toEqual([
      { kind: 'plain', holder: 'ANA', expected: undefined },
      { kind: 'plain', holder: 'RIOS', expected: undefined },
    ]);
  });
});
