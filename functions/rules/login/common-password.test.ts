import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCommonPassword } from './common-password.ts';

test.for([
  'Password1!',
  'P@ssw0rd2026',
  'Contraseña1!',
  'Qwerty123!',
  'Abcd1234!',
  'Admin@2024',
  'Aa123456!',
  'Méx1co.2026',
  '1qaz@WSX',
  'Hola-hola-1',
  'B1enven1do$',
])('%s is a word everybody tries first', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.for(['Cuenta-clara-2026', 'Otra-clave-1x', 'Mesa7.verde-lago', 'tR4#vqz9Lw', 'Ñandú+Limón-42'])(
  '%s is not',
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);

test('digits and signs around a known word never make it unknown', () => {
  const decoration = fc.stringMatching(/^[0-9#*.\-_+?]{0,6}$/);
  fc.assert(
    fc.property(decoration, fc.constantFrom('Password', 'QWERTY', 'bienvenido', 'México'), decoration, (a, word, b) => {
      expect(isCommonPassword(a + word + b)).toBe(true);
    }),
  );
});
