import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeAccount, packs } from '../index.ts';
import { linesAtMost, readPasted } from './index.ts';

const choice = fc.constantFrom(
  ...packs.flatMap(({ country, accounts }) =>
    [undefined, ...accounts.map(({ format }) => format)].map((format) => ({ country, format })),
  ),
);
const read = (text: string, chosen: { country: string; format: string | undefined }) =>
  readPasted(text, { packs, ...chosen });

const published = packs.flatMap(({ country, accounts, examples }) =>
  examples.flatMap(({ kind, number, valid }) => {
    const format = accounts.find(({ code }) => code === kind)?.format;
    return valid && format !== undefined ? [{ country, format, number }] : [];
  }),
);

/** What stands on clipboards: numbers, labels, names, banks, amounts, and whatever else separates them. */
const piece = fc.oneof(
  fc.constantFrom(...published.map(({ number }) => number)),
  fc.constantFrom('CLABE:', 'CBU ', 'Banco: ', 'RFC ', 'Titular: ', 'PIX', 'Cuenta: ', 'Ag. '),
  fc.constantFrom(
    'Ferretera del Bajío',
    'BBVA',
    'Itaú',
    '$ 48,200.00',
    '20/11/2026',
    'GODE561231GR8',
    '4111 1111 1111 1111',
    '6.4E+17',
  ),
  fc.constantFrom('\t', '\n', '; ', ' | ', ', ', '   ', "'", '"', '\u200b', '\u00a0', '(', ')'),
  fc.stringMatching(/^\d{1,24}$/),
  fc.string({ unit: 'binary', maxLength: 12 }),
);
const clipboard = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(''));

test('any text at all is read without an objection, and its pieces stand where they say', () => {
  fc.assert(
    fc.property(fc.oneof(clipboard, fc.string({ unit: 'binary' })), choice, (text, chosen) => {
      for (const line of read(text, chosen).lines)
        for (const { from, to } of line.pieces) expect(from >= 0 && to >= from).toBe(true);
    }),
  );
});

test('no digit is invented: those of the number stand in the text, but for proven zeros and the 55 of a phone', () => {
  fc.assert(
    fc.property(clipboard, choice, (text, chosen) => {
      const { fields, zeros, bare } = read(text, chosen);
      const number = fields.accountNumber ?? '';
      expect(number).toBe('0'.repeat(zeros) + bare);
      const standing = text.normalize('NFKC').replace(/\D/g, '');
      const digits = bare.replace(/\D/g, '');
      expect(standing.includes(digits) || (bare.startsWith('+55') && standing.includes(digits.slice(2)))).toBe(true);
    }),
  );
});

test('reading what was read changes nothing', () => {
  fc.assert(
    fc.property(clipboard, choice, (text, chosen) => {
      const once = read(text, chosen);
      if (once.fields.accountNumber === undefined || once.question !== undefined) return;
      const again = read(once.fields.accountNumber, { ...chosen, format: once.format });
      expect(again.fields.accountNumber).toBe(once.fields.accountNumber);
    }),
  );
});

test('a number that is right as it stands stays as it is', () => {
  fc.assert(
    fc.property(fc.constantFrom(...published), ({ country, format, number }) => {
      const right = judgeAccount({ country, format, accountNumber: number });
      if (right.state !== 'well-formed') return;
      expect(read(number, { country, format })).toMatchObject({
        fields: { accountNumber: right.normalized },
        country,
        zeros: 0,
        question: undefined,
      });
    }),
  );
});

test('zeros come back only where the number is then right in every check digit', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[1-9]\d{13,20}$/), choice, (text, chosen) => {
      const { zeros, country, format, fields, confirmed } = read(text, chosen);
      if (zeros === 0) return;
      const judged = judgeAccount({ country, format, accountNumber: fields.accountNumber ?? '' });
      expect(judged).toMatchObject({ state: 'well-formed', confirmed });
      expect(confirmed).toBeGreaterThan(0);
    }),
    { numRuns: 1000 },
  );
});

test('a card never comes out whole', () => {
  const around = fc.constantFrom('', 'Tarjeta: ', 'Juan Pérez\t', '002115016003269411\t');
  fc.assert(
    fc.property(
      around,
      fc.constantFrom('4111111111111111', '5555 5555 5555 4444', '3782-822463-10005'),
      (ahead, card) => {
        const told = JSON.stringify(read(ahead + card, { country: 'MX', format: 'CLABE' })).replace(/[ .-]/g, '');
        expect(told).not.toContain(card.replace(/\D/g, ''));
      },
    ),
  );
});

test.each([
  ['one line', '1 '.repeat(100_000)],
  ['many lines', '002115016003269411\tFerretera\n'.repeat(8_000)],
  ['labels', 'CLABE: '.repeat(30_000)],
  ['brackets', '('.repeat(200_000)],
  ['an address', 'a.'.repeat(100_000) + '@'],
])('200 kB of %s are cut to what can be read at once', (_what, text) => {
  const { lines, unread } = read(text, { country: 'MX', format: 'CLABE' });
  expect(lines.length).toBeLessThanOrEqual(linesAtMost);
  expect(unread).toBe(
    Math.max(
      0,
      text
        .slice(0, 200_000)
        .split('\n')
        .filter((line) => line.trim()).length - linesAtMost,
    ),
  );
});
