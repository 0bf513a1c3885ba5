import { dictionary } from '@zxcvbn-ts/language-common';
import { join } from 'node:path';
import { bloomOf } from '#shared/passwords/bloom.ts';
import { coreWordsOf } from '#shared/passwords/spellings.ts';
import { bankWords } from './bank-words.ts';

export const leakedFile = join(import.meta.dirname, '../../shared/passwords/leaked.ts');

/** A word of two letters says nothing of what stands around it. */
const isWord = (word: string): boolean => word.length >= 3;

/** The words of leaked passwords, and of banks, as a password is compared with them. */
export const leakedWords = (): string[] => [
  ...new Set(
    [...dictionary['passwords-common'].flatMap((password) => coreWordsOf(password)), ...bankWords()].filter(isWord),
  ),
];

export const leakedText = (): string =>
  [
    '/** Words of 49,233 leaked passwords (`@zxcvbn-ts/language-common`), and names of banks, as `bloom.ts` keeps them; `npm run passwords` writes it. */',
    `export const leaked =\n  '${Buffer.from(bloomOf(leakedWords())).toString('base64')}';\n`,
  ].join('\n');
