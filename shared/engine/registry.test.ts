import { describe, expect, test } from 'vitest';
import { findBanks } from './index.ts';
import { bankWith, registry } from './registry.ts';

const names = (country: string, query: string) => findBanks(country, query).map(({ shortName }) => shortName);

describe('banks are found', () => {
  test('by code', () => {
    expect(names('MX', '012')[0]).toBe('BBVA');
  });

  test('by name whatever the accents and the case', () => {
    expect(names('MX', 'BANBAJIO')).toEqual(['BanBajío']);
    expect(names('AR', 'nación')[0]).toBe('Banco Nación');
  });

  test('by a former name', () => {
    expect(names('AR', 'wilobank')).toEqual(['Ualá']);
    expect(names('MX', 'bancomer')[0]).toBe('BBVA');
  });

  test('by every word of the query, all of them for an empty one', () => {
    expect(names('AR', 'santa fe banco')).toContain('Banco Santa Fe');
    expect(names('AR', '')).toHaveLength(91);
    expect(names('MX', '')).toHaveLength(148);
    expect(names('ZZ', 'x')).toEqual([]);
  });
});

test('a code of another system finds the bank, unless a bank has it as its own', () => {
  const { byCode } = registry([
    ['051', 'Davivienda', 'Banco Davivienda', { codes: ['039'] }],
    ['042', 'BNP', 'BNP Paribas'],
    ['019', 'Colpatria', 'Scotiabank Colpatria', { codes: ['042'], provider: '042' }],
  ]);
  expect(byCode.get('039')?.shortName).toBe('Davivienda');
  expect(byCode.get('042')?.shortName).toBe('BNP');
  expect(byCode.get('019')?.provider).toBe('042');
});

test('a bank the provider has no code for, or does not list, cannot be asked', () => {
  const { banks } = registry(
    [
      ['042', 'BNP', 'BNP Paribas', { provider: false }],
      ['151', 'RappiPay', 'RappiPay'],
      ['051', 'Davivienda', 'Banco Davivienda', { provider: '039' }],
      ['15', 'None', 'None'],
    ],
    '151 507',
  );
  expect(banks.map(({ code, askable }) => [code, askable])).toEqual([
    ['042', false],
    ['151', false],
    ['051', true],
    ['15', true],
  ]);
});

test('a code finds its bank and no other writing does', () => {
  const banks = registry([
    ['02', 'Two', 'Two'],
    ['002', 'Zero', 'Zero'],
    ['A2', 'Letters', 'Letters'],
    ['021000021', 'Long', 'Long'],
  ]);
  const found = ['02', '002', 'A2', '021000021', '2', '0002', '0:2', '0/2', '', '1002', 'a2'].map(
    (code) => bankWith(banks, code)?.name,
  );
  expect(found.slice(0, 4)).toEqual(['Two', 'Zero', 'Letters', 'Long']);
  expect(found.slice(4).filter(Boolean)).toEqual([]);
});
