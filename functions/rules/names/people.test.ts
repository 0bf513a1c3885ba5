import { describe, expect, test } from 'vitest';
import { matchNames } from './match.ts';

const identical = { result: 'match', score: 1, reasons: [] };

describe('a surname that is spelled like a company form', () => {
  test.for([
    ['José Sá', 'JOSE'],
    ['Maria de Sá', 'MARIA'],
    ['Maria de Sa', 'MARIA'],
    ['Maria Sa', 'MARIA'],
    ['Ana Clara Sa', 'ANA CLARA'],
    ['Maria del Carmen Sas', 'MARIA DEL CARMEN'],
    ['Juan C. Saá', 'JUAN C'],
    ['Ana Co', 'ANA'],
  ] as const)('counts as a word: «%s» is not just «%s»', ([full, short]) => {
    expect(matchNames(full, short)?.result).toBe('partial');
    expect(matchNames(short, full)?.result).toBe('partial');
  });

  test.for([
    ['Maria Sá', 'MARIA SILVA'],
    ['Maria Sa', 'MARIA SILVA'],
    ['José Sá', 'JOSE SAS'],
    ['João de Sá', 'JOAO CO'],
  ] as const)('tells people apart: «%s» is not «%s»', ([one, other]) => {
    expect(matchNames(one, other)?.result).toBe('mismatch');
    expect(matchNames(other, one)?.result).toBe('mismatch');
  });

  test.for([
    ['José Sá', 'JOSE SA'],
    ['José Sá', 'SA, JOSE'],
    ['Carlos Sá Silva', 'CARLOS SILVA SA'],
    ['Silva Sá, Carlos', 'CARLOS SILVA SA'],
    ['Maria de Sá', 'MARIA SA'],
  ] as const)('is found without its accent and in any place: «%s» is «%s»', ([one, other]) => {
    expect(matchNames(one, other)).toEqual(identical);
    expect(matchNames(other, one)).toEqual(identical);
  });
});

describe('a company form', () => {
  test.for([
    ['Acme SA', 'ACME'],
    ['Acme S.A.', 'ACME SA'],
    ['Carlos Silva SAS', 'CARLOS SILVA'],
    ['María S.A.', 'MARIA SA'],
    ['María S.A.', 'MARIA'],
    ['María SRL', 'MARIA'],
    ['Los Dos SRL', 'LOS DOS'],
    ['Smith and Co', 'SMITH'],
    ['De la Cruz y Cía. Ltda.', 'DE LA CRUZ'],
  ] as const)('does not count where no surname can be meant: «%s» is «%s»', ([one, other]) => {
    expect(matchNames(one, other)).toEqual(identical);
    expect(matchNames(other, one)).toEqual(identical);
  });

  test('that differs stays another form behind a given name', () => {
    expect(matchNames('María S.A.', 'MARIA SRL')?.reasons).toEqual([
      { code: 'company_form', expected: 'SA', holder: 'SRL' },
    ]);
  });

  test('is no surname that another person has', () => {
    expect(matchNames('Carlos Sá Silva', 'CARLOS SILVA S.A.')?.reasons).toEqual([
      { code: 'missing', expected: 'SA', holder: null },
    ]);
  });
});
