import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSameDocument, type Document } from './same-document.ts';

/** `CPF 11122233396`, or a number of no known type. */
const documentOf = (written: string): Document => {
  const [number = '', type] = written.split(' ').toReversed();
  return { type, number };
};

/** Which of the two carries the stars makes no difference. */
const bothWays = (one: Document, other: Document): readonly boolean[] => [
  isSameDocument(one, other),
  isSameDocument(other, one),
];

describe('what a mask shows decides', () => {
  test.for<readonly [string, string]>([
    ['CPF 11122233396', 'CPF ***.222.333-**'],
    ['CPF 01234567890', 'CPF 012.***.***-90'],
    ['CPF 01234567890', 'CPF ***.345.678-**'],
    ['CNPJ 11222333000181', 'CNPJ ••.222.333/0001-••'],
    ['CNPJ 11222333000181', 'CNPJ 11***333***81'],
    ['CNPJ 12ABC34501DE35', 'CNPJ **.abc.345/****-**'],
  ])('%s may be %s', ([one, other]) => expect(bothWays(documentOf(one), documentOf(other))).toEqual([true, true]));

  test.for<readonly [string, string]>([
    ['CPF 11122233396', 'CPF ***.456.789-**'],
    ['CPF 11122233396', '***.456.789-**'],
    ['CPF 11122233396', 'CPF ***456789*'],
    ['CPF 11122233396', 'CPF 11*333*222*96'],
    ['CPF 11122233396', 'CPF 111222*2333*96'],
    ['CPF 01234567890', 'CPF 123.***.***-90'],
    ['CNPJ 11222333000181', 'CNPJ **.999.888/0001-**'],
    ['CPF 11122233396', 'CNPJ **.999.888/0001-**'],
  ])('%s is not %s', ([one, other]) => expect(bothWays(documentOf(one), documentOf(other))).toEqual([false, false]));
});

const number = fc.stringMatching(/^[0-9A-Z]{4,20}$/);
const type = fc.constantFrom(undefined, 'CPF', 'CC', 'NIT', 'RUT', 'DNI');

const starred = (text: string, isHidden: readonly boolean[]): string =>
  Array.from(text)
    .map((character, index) => (isHidden[index] ? '*' : character))
    .join('');
const hiding = fc.array(fc.boolean(), { minLength: 20, maxLength: 20 });

test('a document masked in any positions never differs from itself', () => {
  fc.assert(
    fc.property(type, number, hiding, (type, number, isHidden) => {
      expect(bothWays({ type, number }, { type, number: starred(number, isHidden) })).toEqual([true, true]);
    }),
  );
});

test('a document masked in two ways never differs from itself', () => {
  fc.assert(
    fc.property(type, number, hiding, hiding, (type, number, one, other) => {
      const [first, second] = [starred(number, one), starred(number, other)];
      expect(bothWays({ type, number: first }, { type, number: second })).toEqual([true, true]);
    }),
  );
});

test('one visible character changed in a masked document of the same length does differ', () => {
  const changed = number.chain((number) =>
    fc.record({
      number: fc.constant(number),
      place: fc.nat({ max: number.length - 1 }),
      star: fc.nat({ max: number.length - 1 }),
      by: fc.integer({ min: 1, max: 9 }),
    }),
  );
  const next = (character: string, by: number): string => String((Number.parseInt(character, 36) + by) % 10);
  fc.assert(
    fc.property(type, changed, hiding, (type, { number, place, star, by }, isHidden) => {
      const another = next(number.charAt(place), by);
      fc.pre(place !== star && another !== number.charAt(place));
      const hidden = isHidden.map((hides, index) => index !== place && (hides || index === star));
      const masked = starred(number.slice(0, place) + another + number.slice(place + 1), hidden);
      expect(bothWays({ type, number }, { type, number: masked })).toEqual([false, false]);
    }),
  );
});

test('the visible runs of a longer or shorter mask have to occur in order, as a regular expression finds them', () => {
  const few = fc.stringMatching(/^[12]{3,9}$/);
  fc.assert(
    fc.property(few, fc.stringMatching(/^[12*]{0,5}\*[12*]{0,5}$/), (number, mask) => {
      fc.pre(mask.length !== number.length);
      const fitting = new RegExp(`^${mask.replace(/\*+/g, '.*')}$`).test(number);
      expect(bothWays({ type: 'CC', number }, { type: 'CC', number: mask })).toEqual([fitting, fitting]);
    }),
  );
});
