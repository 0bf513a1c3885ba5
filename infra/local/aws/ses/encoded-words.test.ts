import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeWords } from './encoded-words.ts';

const base64Word = (text: string) => `=?UTF-8?B?${Buffer.from(text).toString('base64')}?=`;
const quotedWord = (text: string) =>
  `=?utf-8?q?${[...Buffer.from(text)].map((byte) => `=${byte.toString(16).padStart(2, '0')}`).join('')}?=`;

describe('encoded words', () => {
  it('give back any text, in either encoding', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(base64Word, quotedWord), (text, encode) => {
        expect(decodeWords(encode(text))).toBe(text);
      }),
    );
  });

  it.each([
    ['plain text', 'plain text'],
    ['=?UTF-8?Q?Verificaci=C3=B3n_de?= =?UTF-8?Q?_correo?=', 'Verificación de correo'],
    ['=?ISO-8859-1?Q?Ol=E9?= <a@b.c>', 'Olé <a@b.c>'],
    ['a=3Fb ?= c', 'a=3Fb ?= c'],
  ])('%j reads %j', (header, text) => {
    expect(decodeWords(header)).toBe(text);
  });
});
