import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { leakedText, leakedWords } from './leaked-text.ts';
import { packs } from '#shared/engine/index.ts';
import { passwordRefusal } from '#shared/passwords/judge.ts';
import { leaked } from '#shared/passwords/leaked.ts';
import { isStrongPassword } from '#shared/passwords/rules.ts';

/** As people meet the rule of a capital, a digit and a sign: the words they would have taken without it. */
const common = `Password1! P@ssw0rd2026 Contraseña1! Qwerty123! Abcd1234! Admin@2024 Aa123456! Méx1co.2026 1qaz@WSX
  Hola-hola-1 B1enven1do$ Liverpool1! Michael1! Jennifer1! Jordan23! Superman1! Batman123! Trustno1! Charlie1! Shadow123!
  Master123! Hunter2026! Ashley123! Killer123! Chelsea1! Arsenal1! Barcelona1! Hola1234! Bienvenido1! Argentina1!
  Colombia1! Empresa2026! Verano2026! Enero2026! Summer2024! Iloveyou1! Princess1! Sunshine1! $unShine1! Starwars1!
  Google123! Samsung1! Ferrari1! Mustang1! Dragon123! Letmein1! Bienvenid0! Welcome1! Fútbol2026! Ch0c0late1!
  Pa$$w0rd1 Zxcvbn123! Football1! Monkey123!`.split(/\s+/);

test.for(common)('%s follows the rules, and is refused: everybody would try it', (password) => {
  expect(isStrongPassword(password)).toBe(true);
  expect(passwordRefusal(password)).toBe('errors.commonPassword');
});

test.for([
  'Cuenta-clara-2026',
  'Otra-clave-1x',
  'Mesa7.verde-lago',
  'tR4#vqz9Lw',
  'Ñandú+Limón-42',
  'correcto Caballo 9 grapa!',
  'Lluvia-de-Octubre-77',
])('%s is taken', (password) => {
  expect(passwordRefusal(password)).toBeUndefined();
});

test('digits and signs around a known word never make it unknown', () => {
  const decoration = fc.stringMatching(/^[0-9#*.\-_+?]{0,6}$/);
  fc.assert(
    fc.property(decoration, fc.constantFrom('Password', 'QWERTY', 'bienvenido', 'México'), decoration, (a, word, b) => {
      expect(passwordRefusal(a + word + b)).toBe('errors.commonPassword');
    }),
  );
});

test.for(
  `Bancolombia1! TeQuieroMucho1! MiContraseña2026! Banorte2026! Itaú-2026 Davivienda1! M1Banco-2026 MinhaSenha1!
  LaFamilia2026! TeAmoMucho1! ViVaMexico2026! EuTeAmo123! Dios-es-amor1`.split(/\s+/),
)('%s is refused: it is a bank, or what everybody says', (password) => {
  expect(isStrongPassword(password)).toBe(true);
  expect(passwordRefusal(password)).toBe('errors.commonPassword');
});

test('every bank of our countries with three letters or more is refused with a capital, a year and a sign', () => {
  const taken = packs
    .flatMap(({ banks }) => banks.banks)
    .filter(({ shortName }) => shortName.replace(/[^\p{L}]/gu, '').length >= 3)
    .map(({ shortName }) => `${shortName.charAt(0).toUpperCase()}${shortName.slice(1).toLowerCase()}2026!`)
    .filter((password) => !passwordRefusal(password));
  expect(taken).toEqual([]);
});

describe('of the words that leaked', () => {
  test('each is refused with a capital, a year and a sign', () => {
    const taken = leakedWords().filter(
      (word) => !passwordRefusal(`${word.charAt(0).toUpperCase()}${word.slice(1)}2026!`),
    );
    expect(taken).toEqual([]);
  });

  test('the file holds what the list of the package says today', () => {
    expect(leakedText()).toContain(leaked);
  });
});

test('of random passwords, and of three random words, less than one in a hundred is refused', () => {
  const signs = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789!#$%&*+-=?@_'.split('');
  const random = (length: number) => Array.from(randomBytes(length), (byte) => signs[byte % signs.length]).join('');
  const words = leakedWords();
  const word = () => words[randomBytes(4).readUInt32LE() % words.length] ?? '';
  const passphrase = () => `${word()}-${word()}-${word()}-7A`;
  for (const make of [() => random(12), passphrase]) {
    const refused = Array.from({ length: 5_000 }, make).filter((password) => passwordRefusal(password));
    expect(refused.length).toBeLessThan(50);
  }
});

describe('whoever knows whose it is', () => {
  const whose = { email: 'ana.torres@pagosdelsur.com.ar', company: 'Molinos del Norte S.A.' };

  test.for([
    'Ana.Torres1!',
    'AnaTorres2026!',
    'Torres-Ana-1',
    'Pagosdelsur1!',
    'P4g0sdelsur!',
    'Molinos2026!',
    'MolinosNorte1!',
  ])('guesses %s', (password) => {
    expect(passwordRefusal(password, whose)).toBe('errors.personalPassword');
    expect(passwordRefusal(password, { email: 'x@otra.mx' })).not.toBe('errors.personalPassword');
  });

  test.for(['Cuentaclara1!', 'CuentaClar4-2026', 'Cuentaclara#Ana1'])('and of everybody %s', (password) => {
    expect(passwordRefusal(password)).toBe('errors.personalPassword');
  });

  test('does not guess more words beside theirs', () => {
    expect(passwordRefusal('Torres-mesa-verde-4', whose)).toBeUndefined();
  });
});
