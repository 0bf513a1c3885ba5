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
    ['CPF 01234567890', 'CPF 123****890'],
    ['CPF 1234567890', 'CPF 012.***.***-90'],
    ['CNPJ 11222333000181', 'CNPJ ••.222.333/0001-••'],
    ['CNPJ 11222333000181', 'CNPJ 11***333***81'],
    ['CNPJ 12ABC34501DE35', 'CNPJ **.abc.345/****-**'],
    ['NIT 9001234567', 'NIT *****3456'],
    ['NIT 9001234567', 'NIT ***3456'],
    ['NIT 900123456', 'NIT ******4567'],
    ['RUT 123456785', 'RUT 12.***.678'],
    ['DNI 101174102', 'DNI 10****10'],
    ['CC 1714307103', 'RUC 1714*****001'],
    ['CC 1714307103', '1714*****001'],
    ['RUC 1714307103001', 'CC 1714***03'],
    ['CC 1714307103', 'RUC 1714******002'],
    ['RUC 1714307103002', 'CC 17****7103'],
    ['CC 0102030405', 'RUC 0102****001'],
    ['CC 0102030405', 'RUC 102030***002'],
    ['RUC 0102030405001', 'CC 0102***05'],
    ['CC 900123456', 'NIT 900***4567'],
    ['DNI 12345678', 'CUIT 20-12****78-6'],
    ['DNI 12345678', 'CUIL 20-12***78-6'],
    ['DNI 5536168', 'CUIT 20-05****68-2'],
    ['DNI 5536168', 'CUIT 20-05***68-2'],
    ['CUIT 20123456786', 'DNI ****5678'],
    ['CUIT 20055361682', 'DNI 5***68'],
    ['DNI 44556677', 'RUC 1044***771'],
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
    ['NIT 9001234567', 'NIT *****3457'],
    ['CC 9001234567', 'CC *****3456'],
    ['CC 1714307103', 'RUC 1715*****001'],
    ['CC 1714307103', 'RUC 1715******001'],
    ['DNI 12345678', 'CUIT 20-13****78-6'],
    ['CUIT 20123456786', 'DNI ****5679'],
    ['CUIT 30715154541', 'DNI 71**54'],
    ['CUIT 20001234566', 'DNI 00***456'],
    ['DNI 123456', 'CUIT 20-**123456-6'],
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

/** Two documents of one person, one inside the other. */
const inside = (type: string, number: RegExp, outerType: string, before: RegExp, after: RegExp) =>
  fc
    .tuple(fc.stringMatching(before), fc.stringMatching(number), fc.stringMatching(after))
    .map(([start, own, end]): readonly [Document, Document] => [
      { type, number: own },
      { type: outerType, number: start + own + end },
    ]);
const pairs = fc.oneof(
  inside('CC', /^[12]\d{9}$/, 'RUC', /^$/, /^001$/),
  inside('CC', /^0[1-9]\d{8}$/, 'RUC', /^$/, /^001$/),
  inside('CC', /^[1-9]\d{8}$/, 'NIT', /^$/, /^\d$/),
  inside('DNI', /^[1-9]\d{7}$/, 'RUC', /^1[05-7]$/, /^\d$/),
  inside('DNI', /^[1-9]\d{7}$/, 'CUIT', /^2[0347]$/, /^\d$/),
  inside('DNI', /^[1-9]\d{6}$/, 'CUIL', /^2[0347]0$/, /^\d$/),
);

test('stars never make two spellings of one document differ, whichever digits of whichever they hide', () => {
  fc.assert(
    fc.property(pairs, hiding, ([one, other], isHidden) => {
      const masked = ({ type, number }: Document) => ({ type, number: starred(number, isHidden) });
      expect(isSameDocument(one, other)).toBe(true);
      expect([...bothWays(masked(one), other), ...bothWays(one, masked(other))]).toEqual([true, true, true, true]);
    }),
  );
});

test('nor does it matter how many stars a bank writes for what it hides', () => {
  const hidden = fc.record({
    start: fc.nat({ max: 4 }),
    end: fc.nat({ max: 3 }),
    stars: fc.integer({ min: 1, max: 9 }),
  });
  fc.assert(
    fc.property(pairs, hidden, ([one, other], { start, end, stars }) => {
      const masked = ({ type, number }: Document) => ({
        type,
        number: number.slice(0, start) + '*'.repeat(stars) + number.slice(number.length - end),
      });
      expect([...bothWays(masked(one), other), ...bothWays(one, masked(other))]).toEqual([true, true, true, true]);
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
