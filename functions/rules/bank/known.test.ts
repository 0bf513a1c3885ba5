import { expect, test } from 'vitest';
import { packs } from '#shared/engine/index.ts';
import { bankAddedBy, formatsWithoutBank } from './known.ts';

test('the formats that name no bank are those the countries declare so', () => {
  const declared = packs.flatMap(({ accounts }) => accounts.filter(({ bank }) => !bank).map(({ format }) => format));
  expect([...formatsWithoutBank].toSorted()).toEqual(declared.toSorted());
});

test('an answer adds the bank behind a PIX key or an alias, and echoes every other', () => {
  const added = (format: string) => bankAddedBy(format, { bankCode: '27084098' });
  expect(['PIX', 'ALIAS', 'CLABE', 'LOCAL', 'IBAN'].map(added)).toEqual([
    '27084098',
    '27084098',
    undefined,
    undefined,
    undefined,
  ]);
  expect(bankAddedBy('PIX', {})).toBeUndefined();
});
