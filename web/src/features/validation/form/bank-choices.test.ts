import { describe, expect, it } from 'vitest';
import { loadCountry } from '#shared/engine/load-country.ts';
import { cannotBeAsked, findChoices, labelOfBank } from './bank-choices.ts';

const brazil = await loadCountry('BR');
const peru = await loadCountry('PE');
const colombia = await loadCountry('CO');
const chile = await loadCountry('CL');

describe('the banks of a form', () => {
  it('are found by code and by name, whatever the accents and capitals', () => {
    expect(findChoices(brazil, undefined, '260', '')[0]?.note).toBe('260');
    expect(findChoices(brazil, undefined, 'ITAU', '')[0]?.label).toContain('Itaú');
  });

  it('stand by name when nothing is looked for', () => {
    const labels = findChoices(brazil, undefined, '', '').map(({ label }) => label);
    expect(labels.length).toBeGreaterThan(400);
    expect(labels).toEqual(labels.toSorted((a, b) => a.localeCompare(b)));
  });

  it('are only those the format can use', () => {
    expect(findChoices(peru, ['002', '009'], '', '').map(({ value }) => value)).toEqual(['002', '009']);
  });

  it('include a former bank only when it was chosen', () => {
    const offers = (chosen: string) => findChoices(chile, undefined, 'corpbanca', chosen).map(({ value }) => value);
    expect(offers('')).not.toContain('027');
    expect(offers('027')).toContain('027');
  });

  it('are marked before one is chosen where nobody can ask them', () => {
    const marked = findChoices(colombia, undefined, '', '', 'Format only').filter(({ caution }) => caution);
    expect(marked).toHaveLength(28);
    expect(marked).toContainEqual({ value: '507', label: 'Nequi', note: '507', caution: 'Format only' });
    expect(findChoices(colombia, undefined, 'bancolombia', '', 'Format only')[0]?.caution).toBeUndefined();
  });

  it('can be asked unless known otherwise', () => {
    expect(['507', '1507', '007', '000', undefined].map((code) => cannotBeAsked(colombia, code))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('are written with their code', () => {
    expect(labelOfBank(brazil, '001')).toBe('Banco do Brasil · 001');
    expect(labelOfBank(brazil, 'none')).toBe('none');
  });
});
