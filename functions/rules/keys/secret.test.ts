import { crc32 } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { environments } from '#shared/validation/environment.ts';
import { isSecret, keyIdForm, newKeyId, newSecret } from './secret.ts';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** What six digits of base 62 say. */
const numberOf = (digits: string): number =>
  digits.split('').reduce((sum, digit) => sum * 62 + alphabet.indexOf(digit), 0);

describe.for(environments)('of %s', (environment) => {
  const mark = environment === 'production' ? 'live' : 'test';

  test('a secret ends with the CRC-32 of what stands before it, as zlib computes it', () => {
    for (let made = 0; made < 200; made++) {
      const secret = newSecret(environment);
      expect(secret).toMatch(new RegExp(`^vs_${mark}_[0-9A-Za-z]{38}$`));
      expect(numberOf(secret.slice(-6))).toBe(crc32(secret.slice(0, -6)));
      expect(isSecret(secret)).toBe(true);
    }
  });

  test('a secret with any one character changed is none', () => {
    const secret = newSecret(environment);
    for (let place = 0; place < secret.length; place++) {
      const other = secret[place] === '7' ? '8' : '7';
      expect(isSecret(secret.slice(0, place) + other + secret.slice(place + 1))).toBe(false);
    }
  });

  test('a public id names its environment and has the form that is asked of it', () => {
    const id = newKeyId(environment);
    expect(id).toMatch(keyIdForm);
    expect(id.startsWith(`vk_${mark}_`)).toBe(true);
  });
});

test('each of the 62 characters is drawn about as often as any other', () => {
  const drawn = Array.from({ length: 3100 }, () => newKeyId('sandbox').slice(-20)).join('');
  const counts = alphabet.split('').map((character) => drawn.split(character).length - 1);
  // A thousand of each are expected, with a deviation of 32.
  expect(Math.min(...counts)).toBeGreaterThan(800);
  expect(Math.max(...counts)).toBeLessThan(1200);
});
