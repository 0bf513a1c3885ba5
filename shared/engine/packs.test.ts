import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { agreesOtherwise, expectedCheck, pick } from './check-digits.ts';
import { packs } from './index.ts';
import { judgeDocumentWith } from './judge-document.ts';
import { judgeAccountWith } from './judge.ts';
import { tableIn } from './layout.ts';
import type { Form, PlacedCheck } from './layout.ts';
import { grouped, normalise } from './normalise.ts';
import { hasError, judgeNumber, layoutOf } from './number.ts';
import type { NumberKind, Pack } from './pack.ts';
import { read, sumIn } from './reading.ts';

const anyString = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: fc.constantFrom(...Array.from('0123456789.-/ –\u00a0KXÑñE+,')), maxLength: 30 }),
);

const companionsOf = (pack: Pack) =>
  pack.accounts.flatMap(({ companions = {} }) => Object.values(companions).filter((kind) => kind !== undefined));
const kindsOf = (pack: Pack): NumberKind[] => [...pack.accounts, ...pack.documents, ...companionsOf(pack)];

/** Forms a kind can take, found by trying texts of every length with and without letters. */
function formsOf(kind: NumberKind): Form[] {
  const layouts = ['0'.repeat(30), 'A'.repeat(30)].map((text) => layoutOf(kind, text, {}));
  return [...new Set(layouts.flatMap(({ forms }) => forms))];
}

const checks = packs.flatMap((pack) =>
  kindsOf(pack).flatMap((kind) =>
    formsOf(kind).flatMap((form) =>
      form.checks.map((check) => ({ code: `${kind.code}.${check.finding}`, length: check.end, kind, form, check })),
    ),
  ),
);

/** A number whose parts hold random characters of theirs. */
const filled = ({ parts }: Form) =>
  fc
    .tuple(
      ...parts.flatMap(({ from, to, characters }) => {
        const allowed = [...characters.holds.keys()].filter((code) => characters.holds[code] === 1);
        return Array.from({ length: to - from }, () => fc.constantFrom(...allowed).map((c) => String.fromCharCode(c)));
      }),
    )
    .map((characters) => characters.join(''));

/** The text with a digit in each of these places. */
const put = (text: string, at: number, characters: string) =>
  text.slice(0, at) + characters + text.slice(at + characters.length);

const expectedIn = ({ method, from, to }: PlacedCheck, text: string) => expectedCheck(method, text, from, to, {});

const numerals = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** What the sum of the block leaves, as a number. */
function remainderIn({ method, from, to }: PlacedCheck, text: string): number {
  if ('compute' in method) return 0;
  const remainders = numerals.slice(0, method.remainders.length);
  return numerals.indexOf(expectedCheck({ ...method, remainders }, text, from, to, {}));
}

/** The check character of the second series, where there is one. */
const secondIn = (check: PlacedCheck, text: string) =>
  'weights' in check.method ? check.method.alsoAccepted?.charAt(remainderIn(check, text)) : undefined;

const agreesIn = (check: PlacedCheck, text: string, typed: string) =>
  typed === expectedIn(check, text) || agreesOtherwise(check.method, text, check.from, check.to, typed, {});

/** Places of the block that may hold any digit. */
const digitPlaces = ({ parts }: Form, { from, to }: PlacedCheck) =>
  parts
    .filter((part) => part.characters.ranges.startsWith('0-9') && part.from >= from && part.to <= to)
    .flatMap((part) => Array.from({ length: part.to - part.from }, (_, i) => part.from + i));

/** Modulus 11 has eleven remainders for ten digits: a slip that leads from one to the other of a shared digit is unseen. */
const sharing = (one: number, other: number) => (weight: number, change: number, remainder: number) => {
  const moved = (((remainder + weight * change) % 11) + 11) % 11;
  return [one, other].includes(remainder) && [one, other].includes(moved);
};

/** Slips the algorithm itself cannot see; every other single wrong digit must be seen. */
const blindTo: Record<string, (weight: number, change: number, remainder: number) => boolean> = {
  // Weights that share a factor with ten: even ones miss a change by five, 15 misses even changes, 10 misses all.
  'mx.curp.check_digit': (weight, change) => (weight * change) % 10 === 0,
  'uy.ci.check_digit': (weight, change) => (weight * change) % 10 === 0,
  'br.cpf.check_digit_1': sharing(0, 1),
  // The first digit weighs 11 in the second sum: only the first sum sees it.
  'br.cpf.check_digit_2': (weight, change, remainder) => weight === 11 || sharing(0, 1)(weight, change, remainder),
  'br.cnpj.check_digit_1': sharing(0, 1),
  'br.cnpj.check_digit_2': sharing(0, 1),
  'br.pix.check_digit_1': sharing(0, 1),
  'br.pix.check_digit_2': sharing(0, 1),
  'pe.ruc.check_digit': sharing(0, 10),
  'co.nit.check_digit': sharing(1, 10),
  'pe.dni.check_character': sharing(5, 6),
};

/** Swaps of two different neighbouring digits inside a block that change the check digit, of all there are. */
const swapsSeen: Record<string, string> = {
  // The weights' differences are even, so two digits five apart can change places unseen: 10 of 90 pairs.
  'ar.cbu.check_digit_1': '88.9 %',
  'ar.cbu.check_digit_2': '88.9 %',
  'ar.cvu.check_digit_1': '88.9 %',
  'ar.cvu.check_digit_2': '88.9 %',
  'mx.clabe.check_digit': '88.9 %',
  'us.routing_number.check_digit': '88.9 %',
  // 09 and 90 add up to the same, as in every sum of doubled digits.
  'pe.cci.check_digit_1': '97.8 %',
  'pe.cci.check_digit_2': '97.8 %',
  'ar.cuit.check_digit': '100.0 %',
  'mx.curp.check_digit': '100.0 %',
  'mx.rfc.check_digit': '100.0 %',
  'cl.rut.check_digit': '100.0 %',
  'br.iban.check_digits': '100.0 %',
  // Two remainders share a digit.
  'br.cpf.check_digit_1': '98.3 %',
  'br.cpf.check_digit_2': '98.5 %',
  'br.cnpj.check_digit_1': '98.6 %',
  'br.cnpj.check_digit_2': '98.7 %',
  'br.pix.check_digit_1': '98.6 %',
  'br.pix.check_digit_2': '98.7 %',
  // Two remainders share a digit, and the weights go on with the length.
  'co.nit.check_digit 7': '97.8 %',
  'co.nit.check_digit 8': '97.8 %',
  'co.nit.check_digit 9': '95.2 %',
  'co.nit.check_digit 10': '95.6 %',
  'co.nit.check_digit 11': '95.8 %',
  'ec.cc.check_digit': '97.8 %',
  'ec.ruc.check_digit': '97.8 %',
  'ec.ruc.company_digit': '100.0 %',
  'ec.ruc.state_digit': '100.0 %',
  // Two remainders share a digit; the letters of the DNI's other series see every swap.
  'pe.dni.check_character': '95.6 %',
  'pe.ruc.check_digit': '98.0 %',
  'uy.ci.check_digit': '100.0 %',
  'uy.rut.check_digit': '100.0 %',
};

describe.each(checks)('$code at length $length', ({ code, length, form, check }) => {
  const { method, from, to, at, end } = check;
  const swaps = swapsSeen[code] ?? swapsSeen[`${code} ${length}`];
  const places = digitPlaces(form, check);

  test('sees every single wrong digit, save those its weights are blind to', () => {
    fc.assert(
      fc.property(filled(form), fc.constantFrom(...places), fc.integer({ min: 1, max: 9 }), (text, place, change) => {
        const expected = expectedIn(check, text);
        fc.pre(expected.trim() !== '' && /\d/.test(text.charAt(place)));
        const digit = Number(text.charAt(place));
        const slipped = put(text, place, `${(digit + change) % 10}`);
        const weight = 'weights' in method ? (method.weights[method.weights.length - (to - place)] ?? 0) : 0;
        const isBlind = blindTo[code]?.(weight, ((digit + change) % 10) - digit, remainderIn(check, text)) ?? false;
        expect(agreesIn(check, slipped, expected)).toBe(isBlind);
      }),
    );
  });

  test('sees every wrong check digit', () => {
    fc.assert(
      fc.property(filled(form), (text) => {
        const right = [expectedIn(check, text), secondIn(check, text)];
        const typed = text.slice(at, end);
        expect(agreesIn(check, text, typed)).toBe(right.includes(typed));
      }),
    );
  });

  test('is read off one walk over the number as it is computed by itself', () => {
    fc.assert(
      fc.property(filled(form), (text) => {
        const { sum } = check;
        const walked = sum && pick(sum.remainders, sumIn(read(tableIn(form), text), sum.lane) + (sum.ahead?.({}) ?? 0));
        expect(walked).toBe('weights' in method ? expectedIn(check, text) : undefined);
      }),
    );
  });

  test(`sees ${swaps} of the swaps of neighbouring digits`, () => {
    const base = '0'.repeat(Math.max(to, end));
    const pairs = places.filter((place) => places.includes(place + 1));
    const unequal = Array.from({ length: 100 }, (_, pair) => `${pair}`.padStart(2, '0')).filter(([a, b]) => a !== b);
    const all = pairs.flatMap((place) => unequal.map((pair) => ({ place, pair })));
    const seen = all.filter(({ place, pair: [a, b] }) => {
      return expectedIn(check, put(base, place, `${a}${b}`)) !== expectedIn(check, put(base, place, `${b}${a}`));
    });
    expect(`${((100 * seen.length) / all.length).toFixed(1)} %`).toBe(swaps);
  });

  test('has a weight for every character it covers', () => {
    expect('weights' in method ? method.weights.length : to - from).toBeGreaterThanOrEqual(to - from);
  });
});

describe.each(packs)('$country', (pack) => {
  const kinds = kindsOf(pack);
  const prefix = `${pack.country.toLowerCase()}.`;

  test.each(pack.examples)('$number, published by $source: valid $valid', ({ kind: code, number, valid }) => {
    const kind = kinds.find((known) => known.code === code);
    if (!kind) throw new Error(`no kind has ${code}`);
    expect(hasError(judgeNumber(kind, number, {}, 'production', 'account').findings)).toBe(!valid);
  });

  test('judges any text in any field without throwing, and never calls a faulty number fine', () => {
    fc.assert(
      fc.property(anyString, anyString, fc.constantFrom('production', 'sandbox'), (text, other, mode) => {
        const beside = { bankCode: other, branchCode: other, routingNumber: other, accountType: other };
        const accounts = [undefined, ...pack.accounts.map(({ format }) => format)].map((format) =>
          judgeAccountWith(pack, { format, accountNumber: text, ...beside, mode }),
        );
        const documents = pack.documents.map(({ type }) => judgeDocumentWith(pack, { type, number: text, mode }));
        for (const { ok, state, findings } of [...accounts, ...documents]) {
          expect(ok).toBe(findings.every(({ level }) => level === 'warning'));
          expect(ok && state !== 'well-formed').toBe(false);
        }
      }),
    );
  });

  test('writes every number in one way, however often', () => {
    const writings = kinds.map(({ writing = grouped }) => writing);
    fc.assert(
      fc.property(anyString, fc.constantFrom(...writings), (text, writing) => {
        const once = normalise(text, writing);
        expect(normalise(once, writing)).toBe(once);
      }),
      { numRuns: 1000 },
    );
  });

  test('has codes of its own, each under the country', () => {
    const codes = [...new Set(kinds)].map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.filter((code) => !code.startsWith(prefix))).toEqual([]);
    expect(codes.filter((code) => !/^[a-z]{2}\.[a-z_]+$/.test(code))).toEqual([]);
  });

  test('declares every finding its checks report', () => {
    for (const kind of kinds) {
      const declared = Object.keys(kind.findings);
      const reported = formsOf(kind).flatMap((form) => form.checks.map(({ finding }) => finding));
      expect(declared).toEqual(expect.arrayContaining(reported));
    }
  });

  test('says where its facts come from', () => {
    expect(pack.sources.length).toBeGreaterThan(0);
    for (const { url, date } of pack.sources) {
      expect(url).toMatch(/^https:\/\//);
      expect(date).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/);
    }
    const published = kinds.map(({ code }) => code);
    expect(pack.examples.filter(({ kind }) => !published.includes(kind))).toEqual([]);
  });

  test('lists each bank once', () => {
    const codes = pack.banks.banks.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
  });
});
