/// <reference types="vite/types/importMeta.d.ts" />
import { expect, test } from 'vitest';
import { mod97 } from './check-digits.ts';
import { countries } from './countries/index.ts';
import { countryOf } from './country.ts';
import { layout } from './layout.ts';
import { accountKind, documentKind } from './pack.ts';
import type { Pack } from './pack.ts';
import { registry } from './registry.ts';

/** Costa Rica, written with the vocabulary alone: an IBAN, a per-bank need and a document of varying length. */
const iban = accountKind({
  format: 'IBAN',
  code: 'cr.iban',
  findings: { check_digits: 'error' },
  layout: layout(
    [
      { part: 'country', size: 2, characters: 'A-Z' },
      { part: 'checkDigits', size: 2, role: 'check' },
      { part: 'reserve', size: 1 },
      { part: 'bank', size: 3, role: 'bank' },
      { part: 'account', size: 14 },
    ],
    [
      {
        finding: 'check_digits',
        part: 'checkDigits',
        over: ['reserve', 'account'],
        method: { compute: (text, from, to) => `${98 - mod97('CR00', 0, 4, mod97(text, from, to))}`.padStart(2, '0') },
      },
    ],
  ),
  bank: { part: 'bank', registry: 'complete' },
  equivalents: (text) => [{ format: 'LOCAL', accountNumber: text.slice(5) }],
  needs: (bankCode) => ({ accountType: bankCode === '152' ? 'required' : 'optional' }),
});

const identity = documentKind({
  type: 'CI',
  code: 'cr.ci',
  findings: {},
  layout: layout([
    { part: 'province', size: 1 },
    { part: 'number', size: [8, 11] },
  ]),
});

const pack: Pack = {
  country: 'CR',
  names: { es: 'Costa Rica', en: 'Costa Rica' },
  currencies: ['CRC', 'USD'],
  sources: [{ title: 'IBAN registry', url: 'https://www.swift.com', date: '2026-11' }],
  accounts: [iban],
  documents: [identity],
  accountTypes: ['SAVINGS', 'CHECKING'],
  banks: registry([['152', 'BP', 'Banco Popular y de Desarrollo Comunal', { codes: ['40152'] }]]),
  examples: [],
};

const costaRica = countryOf(pack);

test('a country nobody has prepared for is judged from its pack alone', () => {
  const judged = costaRica.judgeAccount({ accountNumber: 'CR05 0152 0200 1026 2840 66' });
  expect(judged).toMatchObject({ ok: true, format: 'IBAN', bank: { code: '152', name: 'BP' }, confirmed: 1 });
});

test('one account can be told in its other writing, but only when it is sound', () => {
  const { equivalents } = costaRica.judgeAccount({ accountNumber: 'CR05 0152 0200 1026 2840 66' });
  expect(equivalents).toEqual([{ format: 'LOCAL', accountNumber: '15202001026284066' }]);
  expect(costaRica.judgeAccount({ accountNumber: 'CR06015202001026284066' })).not.toHaveProperty('equivalents');
});

test('its bank may be chosen by another system’s code', () => {
  const chosen = (bankCode: string) => costaRica.judgeAccount({ accountNumber: 'CR05015202001026284066', bankCode });
  expect(chosen('40152').findings).not.toContainEqual(expect.objectContaining({ code: 'account.bank_mismatch' }));
  expect(chosen('40151').findings).toContainEqual(expect.objectContaining({ code: 'account.bank_mismatch' }));
});

test('its check digits are judged and explained', () => {
  const finding = { code: 'cr.iban.check_digits', part: 'checkDigits', position: 3, expected: '05' };
  expect(costaRica.judgeAccount({ accountNumber: 'CR06015202001026284066' })).toMatchObject({ findings: [finding] });
  const [digitSum] = costaRica.explainCheckDigits({ accountNumber: 'CR06015202001026284066' });
  expect(digitSum).toMatchObject({ expected: '05', typed: '06', agrees: false, terms: [] });
});

test('what it needs can depend on the bank', () => {
  const required = (bankCode?: string) =>
    costaRica.requirements(bankCode)?.fields.find(({ field }) => field === 'accountType')?.required;
  expect([required(), required('152')]).toEqual([false, true]);
});

test('no file of the engine outside the folders knows of a country', () => {
  const files = import.meta.glob<string>(['./*.ts', '!./*.test.ts', '!./*.bench.ts'], {
    eager: true,
    query: '?raw',
    import: 'default',
  });
  const known = Object.keys(countries);
  const named = new RegExp(`['"\`](?:${known.join('|')})\\b|countries/(?!index\\.ts)`, 'i');
  expect(Object.keys(files).length).toBeGreaterThan(15);
  const knowing = Object.entries(files).filter(([, text]) =>
    text.split('\n').some((line) => !/^\s*(?:\*|\/)/.test(line) && named.test(line)),
  );
  expect(knowing.map(([file]) => file)).toEqual([]);
});

test('a part of varying size takes up what the others leave', () => {
  const { parts } = costaRica.judgeDocument({ type: 'CI', number: '1-0913-0259-55' });
  expect(parts.map(({ part, value }) => [part, value])).toEqual([
    ['province', '1'],
    ['number', '0913025955'],
  ]);
});
