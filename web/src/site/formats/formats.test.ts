import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { packs } from '#shared/engine/index.ts';
import type { NumberKind } from '#shared/engine/pack.ts';
import { readabilityOf } from '../../../docs/guides/readability.ts';
import { all, checksIn, knownBy, type Known } from './all.ts';
import { completed } from './complete.ts';
import { ibanSumOf } from './iban-steps.tsx';
import { shownMistake } from './mistakes.ts';
import type { InBoth } from './model.ts';
import { pages } from './pages.tsx';
import { workedOf } from './worked.ts';

/** Without a page of their own: told on the page of the account, or with nothing to tell but a length. */
const exceptions = [
  'br.branch',
  'mx.branch',
  'co.ce',
  'co.ti',
  'co.pas',
  'co.cd',
  'co.iepn',
  'co.iepj',
  'co.fd',
  'co.rc',
  'ec.pas',
];

const kinds: readonly NumberKind[] = packs.flatMap((pack) => {
  const companions = pack.accounts.flatMap(({ companions }) => Object.values(companions ?? {}) as NumberKind[]);
  return [...pack.accounts, ...pack.documents, ...companions];
});

const named = all.map((known) => [known.format.id, known] as const);

test('every identifier that the engine knows has a page, or is named as an exception', () => {
  const shown = [...all.map(({ format }): string => format.code), ...exceptions];
  expect(shown.toSorted()).toEqual(kinds.map(({ code }) => code).toSorted());
});

test('every page has an address and titles of its own', () => {
  for (const values of [
    pages.map(({ path }) => path),
    pages.map(({ words }) => words.es.title),
    pages.map(({ words }) => words.en.title),
    pages.map(({ words }) => words.es.description),
  ])
    expect(new Set(values).size).toBe(pages.length);
});

test('the addresses that the site promises are there', () => {
  const promised = 'clabe cbu cvu cci pix iban-br rut cuit rfc curp cpf cnpj nit ci ruc aba'.split(' ');
  expect(promised.filter((id) => !all.some(({ format }) => format.id === id))).toEqual([]);
});

/** Every text of a page. */
const textsOf = ({ format }: Known): readonly InBoth[] => [
  format.name,
  format.short,
  format.definition,
  format.check,
  ...Object.values(format.parts),
  ...(format.completing ? [format.completing.label] : []),
  ...format.mistakes.flatMap((mistake) => ('common' in mistake ? [] : [mistake.title, mistake.text])),
];

test('its Spanish is easy to read', () => {
  const prose = all
    .flatMap(textsOf)
    .map(({ es }) => (/[.:?]$/.test(es) ? es : `${es}.`))
    .join(' ');
  expect(readabilityOf(prose)).toBeGreaterThanOrEqual(60);
});

describe.each(named)('the page of %s', (_, known) => {
  const { format, of } = known;

  it('shows a number that the engine finds nothing against', () => {
    const { state, findings } = of.judge(format.example);
    expect([state, findings]).toEqual(['well-formed', []]);
  });

  it('says of every part what it is', () => {
    const { parts } = of.judge(format.example);
    const told = parts.filter(({ part, role }) => format.parts[part] !== undefined || role === 'bank');
    expect(told).toEqual(parts);
    expect(Object.keys(format.parts).filter((name) => parts.every(({ part }) => part !== name))).toEqual([]);
  });

  it('computes its check digits as the engine does', () => {
    const { normalized } = of.judge(format.example);
    const sums = workedOf(of, format.example);
    for (const { columns, sum, modulus, remainder, method, check, rule } of sums) {
      expect(columns.reduce((total, { counted }) => total + counted, 0)).toBe(sum);
      expect(method.remainders.charAt(sum % modulus)).toBe(check);
      if (rule === 'ten') expect((sum + Number(check)) % 10).toBe(0);
      if (rule === 'eleven') expect(modulus - remainder).toBe(Number(check));
    }
    const isIban = format.id === 'iban-br';
    expect(sums).toHaveLength(isIban ? 0 : checksIn(known));
    if (isIban) expect(normalized.slice(2, 4)).toBe(ibanSumOf(normalized).check);
  });

  it('says of each mistake what the engine says', () => {
    for (const mistake of format.mistakes) {
      const { judged, number } = shownMistake(of, format, mistake);
      const codes = judged.findings.map(({ code }) => code);
      expect([number, judged.state]).toEqual([number, mistake.state]);
      if (mistake.finding) expect([number, codes]).toEqual([number, expect.arrayContaining([mistake.finding])]);
    }
  });

  it('has four to six mistakes, a source, and pages to go on to', () => {
    expect(format.mistakes.length).toBeGreaterThanOrEqual(4);
    expect(format.mistakes.length).toBeLessThanOrEqual(6);
    expect(format.authorities.length).toBeGreaterThan(0);
    for (const id of format.related) expect(knownBy(id).format.id).toBe(id);
  });

  it('completes its body, where it has check digits to complete', () => {
    const { completing } = format;
    expect(completing === undefined).toBe(checksIn(known) === 0);
    if (!completing) return;
    const whole = completed(of, completing.body, completing);
    expect(whole && of.judge(whole.number).state).toBe('well-formed');
  });
});

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));

describe.each(named.filter(([, { format }]) => format.completing))('the calculator of %s', (_, { format, of }) => {
  const { body = '', ...frame } = format.completing ?? {};

  it('gives a well-formed number for any body, or says that none is issued', () => {
    const fixed = /^\D*/.exec(body)?.[0] ?? '';
    fc.assert(
      fc.property(digits(body.length - fixed.length), (typed) => {
        const whole = completed(of, fixed + typed, frame);
        if (!whole) return;
        const { state, confirmed } = of.judge(whole.number);
        expect([state, confirmed]).toEqual(['well-formed', of.explain(whole.number).length]);
      }),
    );
  });

  it('adds nothing but check digits', () => {
    const whole = completed(of, body, frame);
    const typed = Array.from(whole?.number ?? '').filter((_character, index) => !whole?.added.includes(index));
    expect(typed.join('')).toBe(`${frame.ahead ?? ''}${body}${frame.behind ?? ''}`);
  });

  it('completes nothing of another length', () => {
    for (const typed of ['', body.slice(0, 2), `${body}${body}${body}`])
      expect(completed(of, typed, frame)).toBe(undefined);
  });
});
