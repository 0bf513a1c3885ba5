import { describe, expect, test } from 'vitest';
import { explainCheckDigits, judgeAccount, judgeDocument, packs } from '../../engine/index.ts';
import * as ar from './countries/ar.ts';
import * as br from './countries/br.ts';
import * as cl from './countries/cl.ts';
import * as co from './countries/co.ts';
import * as ec from './countries/ec.ts';
import * as mx from './countries/mx.ts';
import * as pe from './countries/pe.ts';
import * as us from './countries/us.ts';
import * as uy from './countries/uy.ts';
import * as all from './index.ts';

const alone: Readonly<Record<string, typeof mx>> = {
  AR: ar,
  BR: br,
  CL: cl,
  CO: co,
  EC: ec,
  MX: mx,
  PE: pe,
  US: us,
  UY: uy,
};

describe.each(packs.map((pack) => ({ country: pack.country, pack })))('the entry of $country', ({ country, pack }) => {
  test('and the entry of all judge and explain as the engine does, whatever published example they are given', () => {
    for (const { format } of pack.accounts)
      for (const { number: accountNumber } of pack.examples) {
        const input = { country, format, accountNumber };
        const expected = judgeAccount(input);
        expect([all.judge(input), alone[country]?.judge(input)]).toEqual([expected, expected]);
        const sums = explainCheckDigits(input);
        expect([all.explain(input), alone[country]?.explain(input)]).toEqual([sums, sums]);
      }
    for (const { type } of pack.documents)
      for (const { number } of pack.examples) {
        const input = { country, type, number, today: '2026-11-23' };
        const expected = judgeDocument(input);
        expect([all.judgeDocument(input), alone[country]?.judgeDocument(input)]).toEqual([expected, expected]);
      }
  });

  test('and the entry of all know the same banks, formats and requirements', () => {
    const [first] = pack.examples;
    expect(alone[country]?.findBanks('')).toEqual(all.findBanks(country, ''));
    expect(alone[country]?.requirements()).toEqual(all.requirements(country));
    expect(alone[country]?.detectFormats(first?.number ?? '')).toEqual(all.detectFormats(first?.number ?? '', country));
  });
});

test('a country that does not exist is a finding, not a crash', () => {
  expect(all.judge({ country: 'XX', accountNumber: '1' }).findings[0]?.code).toBe('account.country_unknown');
  expect(all.judgeDocument({ country: 'XX', type: 'RFC', number: '1' }).findings[0]?.code).toBe(
    'document.country_unknown',
  );
  expect([all.explain({ country: 'XX', accountNumber: '1' }), all.findBanks('XX', '')]).toEqual([[], []]);
  expect(all.requirements('XX')).toBe(undefined);
});

test('the anatomy says which character is wrong, and what it should be', () => {
  const { runs, wrong } = all.anatomy(all.judge({ country: 'MX', accountNumber: '002115016003269417' }));
  expect([...wrong]).toEqual([[17, '1']]);
  expect(runs.map(({ part }) => part)).toEqual(['bank', 'plaza', 'account', 'checkDigit']);
});
