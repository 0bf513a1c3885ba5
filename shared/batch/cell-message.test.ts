import { expect, test } from 'vitest';
import { findings } from '../messages/findings/es.ts';
import { cells } from '../messages/cells/es.ts';
import { cellMessage } from './cell-message.ts';

const codes = [...Object.keys(findings), ...Object.keys(cells.expected)];

test.each(['es', 'en'] as const)('says of every code what was expected and how to correct it: %s', (language) => {
  const told = codes.map((code) => ({ code, ...cellMessage({ code, position: 3, expected: '18' }, language) }));
  const isSaid = (text: string) => /^[¿\p{Lu}].{5,}$/u.test(text) && !text.includes('{{');
  expect(told.filter(({ expected, fix }) => !isSaid(expected) || !isSaid(fix))).toEqual([]);
});

test('shows the right number where it is known', () => {
  const { expected } = cellMessage({ code: 'excel.zerosLost', expected: '002010077777777771' }, 'es');
  expect(expected).toContain('002010077777777771');
});
