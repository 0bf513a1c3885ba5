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
    const wrong = sums.filter(({ columns, sum, modulus, remainder, method, check, rule }) => {
      const added = columns.reduce((total, { counted }) => total + counted, 0);
      const isAdded = added === sum && method.remainders.charAt(sum % modulus) === check;
      const told = { ten: (sum + Number(check)) % 10 === 0, eleven: modulus - remainder === Number(check) };
      return !isAdded || (rule === 'ten' && !told.ten) || (rule === 'eleven' && !told.eleven);
    });
    expect(wrong).toEqual([]);
    const isIban = format.id === 'iban-br';
    expect(sums).toHaveLength(isIban ? 0 : checksIn(known));
    expect(isIban ? ibanSumOf(normalized).check : '').toBe(isIban ? normalized.slice(2, 4) : '');
  });

  it('says of each mistake what the engine says', () => {
    const said = format.mistakes.map((mistake) => {
      const { judged, number } = shownMistake(of, format, mistake);
      const codes = judged.findings.map(({ code }) => code);
      return { number, state: judged.state, finding: codes.find((code) => code === mistake.finding) };
    });
    expect(said).toEqual(
      format.mistakes.map(({ state, finding }, index) => ({ number: said[index]?.number, state, finding })),
    );
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
const letters = (length: number) => fc.stringMatching(new RegExp(`^[B-DF-HJ-NP-TV-Z]{${length}}$`));

/** Bodies of numbers that break no rule but may end in any digit; others keep the first three characters of the example's. */
const bodies: Readonly<Record<string, fc.Arbitrary<string>>> = {
  rfc: fc.stringMatching(/^[0-9A-Z]{2}$/).map((homoclave) => `GODE561231${homoclave}`),
  curp: letters(3).map((consonants) => `BOXW310820HNE${consonants}1`),
  'iban-br': digits(23).map((numbers) => `${numbers}P1`),
  'rut-uy': digits(6).map((number) => `21${number}001`),
};

const arbitraryBody = (id: string, body: string): fc.Arbitrary<string> =>
  bodies[id] ?? digits(body.length - 3).map((rest) => body.slice(0, 3) + rest);

/** Every number that a body can become, each character tried in each place of a check digit. */
const triedOut = (number: string, places: readonly number[]): readonly string[] =>
  places.reduce<readonly string[]>(
    (tries, place) =>
      tries.flatMap((one) =>
        Array.from('0123456789KAXP', (check) => one.slice(0, place) + check + one.slice(place + 1)),
      ),
    [number],
  );

describe.each(named.filter(([, { format }]) => format.completing))('the calculator of %s', (id, { format, of }) => {
  const { body, ahead, behind } = { body: '', ahead: '', behind: '', ...format.completing };
  const frame = { ahead, behind };
  const places = completed(of, body, frame)?.added ?? [];

  it('gives any body the check digits that the engine takes, and none where it takes none', () => {
    fc.assert(
      fc.property(arbitraryBody(id, body), (typed) => {
        const whole = completed(of, typed, frame);
        const framed = `${ahead}${typed}${behind}`;
        const start = places.reduce((text, place) => `${text.slice(0, place)}0${text.slice(place)}`, framed);
        const right = triedOut(start, places).filter((number) => {
          const { state, confirmed } = of.judge(number);
          return state === 'well-formed' && confirmed === of.explain(number).length && confirmed > 0;
        });
        expect(whole ? right.includes(whole.number) : right.length === 0).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  it('adds nothing but check digits', () => {
    const whole = completed(of, body, frame);
    const typed = Array.from(whole?.number ?? '').filter((_character, index) => !whole?.added.includes(index));
    expect(typed.join('')).toBe(`${ahead}${body}${behind}`);
  });

  it('completes nothing of another length', () => {
    for (const typed of ['', body.slice(0, 2), `${body}${body}${body}`])
      expect(completed(of, typed, frame)).toBe(undefined);
  });
});
