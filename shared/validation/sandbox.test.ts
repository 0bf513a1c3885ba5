/// <reference types="vite/types/importMeta.d.ts" />
import { describe, expect, test } from 'vitest';
import { countries } from '../engine/countries/index.ts';
import { loadCountry } from '../engine/load-country.ts';
import type { CountryCode } from '../engine/names.ts';
import { reasons } from './reasons.ts';
import { sandboxAccount, sandboxAccounts, scenarioAt, scenarios, type ScenarioName } from './sandbox.ts';

const names = Object.keys(scenarios) as ScenarioName[];
const codes = Object.keys(countries) as CountryCode[];

const read = import.meta.glob<string>('../../docs/sandbox.md', { query: '?raw', import: 'default', eager: true });
/** The cells of every row of its tables: scenarios begin with digits, accounts with letters. */
const rows = Object.values(read)
  .join('')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) =>
    line
      .replaceAll('`', '')
      .split('|')
      .slice(1)
      .map((cell) => cell.trim()),
  );

describe('the page about the sandbox', () => {
  test('tells every scenario as the table has it, and no other', () => {
    const told = rows.filter(([digits = '']) => /^\d/.test(digits)).map((cells) => cells.slice(0, 4));
    const held = names.map(scenarioAt).map(({ digits, reason, fraudRisk }) => {
      return [digits, reason ? reasons[reason].status : 'VALID', reason ?? '', fraudRisk?.level ?? 'LOW'];
    });
    expect(told).toEqual(held);
  });

  test('has the test account of every country as the table has it', () => {
    const accounts = rows.filter(([country = '']) => /^[A-Z]/.test(country));
    const told = accounts.map(([country, body = '{}']) => [country, JSON.parse(body) as unknown]);
    const held = codes.map((country) => {
      const { stem, ...rest } = sandboxAccounts[country];
      return [country, { ...rest, accountNumber: `${stem}NN` }];
    });
    expect(told).toEqual(held);
  });
});

test('no two scenarios end alike', () => {
  expect(new Set(names.map((name) => scenarios[name].digits)).size).toBe(names.length);
});

test.for(codes)('nobody objects to a test account of %s, whatever it brings about', async (code) => {
  const { judgeAccount, judgeDocument } = await loadCountry(code);
  for (const name of names) {
    const { accountFormat: format, documentType, documentNumber, ...account } = sandboxAccount(code, name);
    const judged = [judgeAccount({ ...account, format, mode: 'sandbox' })].map(({ ok }) => ok);
    const documents = documentType && documentNumber ? [{ type: documentType, number: documentNumber }] : [];
    const ofDocuments = documents.map((document) => judgeDocument({ ...document, mode: 'sandbox' }).ok);
    expect([...judged, ...ofDocuments]).not.toContain(false);
  }
});
