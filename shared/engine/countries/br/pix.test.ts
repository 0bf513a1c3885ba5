import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgeAccountWith } from '../../judge.ts';
import { pack } from './index.ts';

const pix = (accountNumber: string) => judgeAccountWith(pack, { format: 'PIX', accountNumber });
const codesOf = ({ findings }: { findings: readonly { code: string }[] }) => findings.map(({ code }) => code);

describe('a PIX key', () => {
  test.each([
    ['390.533.447-05', '39053344705'],
    ['16.727.230/0001-97', '16727230000197'],
    ['12abc34501de35', '12ABC34501DE35'],
    ['+55 (61) 98888-7777', '+5561988887777'],
    ['(61) 98888 7777', '+5561988887777'],
    ['5561988887777', '+5561988887777'],
    ['+1 202 555 0123', '+12025550123'],
    ['Fulano@Example.com', 'fulano@example.com'],
    ['{7407C9C8-F78B-11EA-ADC1-0242AC120002}', '7407c9c8-f78b-11ea-adc1-0242ac120002'],
    ['7407c9c8f78b11eaadc10242ac120002', '7407c9c8-f78b-11ea-adc1-0242ac120002'],
  ])('%s is refused with its right spelling, which is accepted', (typed, expected) => {
    expect(pix(typed)).toMatchObject({ ok: false, findings: [{ code: 'br.pix.spelling', expected }] });
    expect(pix(expected)).toMatchObject({ ok: true, findings: [] });
  });

  test.each([
    '',
    '0153',
    '12ABC',
    '+55',
    '+556198',
    'maria',
    'maria@',
    'mariasilva1234',
    'maria_silva_12',
    '7407c9c8-f78b',
  ])('%j is still being typed', (typed) => {
    expect(pix(typed)).toMatchObject({ ok: false, state: 'incomplete' });
  });

  test('of eleven digits that are no CPF is not taken for a phone', () => {
    expect(pix('61988887777')).toMatchObject({ ok: false, state: 'impossible' });
    expect(codesOf(pix('61988887777'))).not.toContain('br.pix.spelling');
  });

  test('of one digit repeated is refused, as is a payment code', () => {
    expect(codesOf(pix('11111111111'))).toEqual(['br.pix.repeated']);
    expect(codesOf(pix('00020126580014br.gov.bcb.pix'))).toEqual(['br.pix.payment_code']);
  });

  test.each([
    ['maria@exemplo', [{ code: 'br.pix.domain_without_dot', level: 'warning', position: 7 }]],
    ['pix@bcb', [{ code: 'br.pix.domain_without_dot', level: 'warning', position: 5 }]],
    ["o'neil+pix@bcb.gov.br", []],
  ])('%s is one by the expression of the directory', (key, findings) => {
    expect(pix(key)).toMatchObject({ ok: true, state: 'well-formed', findings });
  });

  test.each(['a&b@bcb.gov.br', 'a%b@bcb.gov.br'])('%s has a sign that the directory takes no more', (key) => {
    expect(pix(key)).toMatchObject({ ok: false, findings: [{ code: 'account.characters', position: 2 }] });
  });

  test.each(['maria@-exemplo.com', 'maria@exemplo-.com', 'maria@exemplo.', `maria@${'a'.repeat(64)}.com`])(
    '%s has no domain',
    (key) => {
      expect(pix(key).ok).toBe(false);
    },
  );

  test('may be a phone of an area code nobody has, as in BACEN’s own sample, which is doubted', () => {
    expect(pix('+5510998765432')).toMatchObject({
      ok: true,
      findings: [{ code: 'br.pix.area', level: 'warning', part: 'area', position: 4 }],
    });
    const inUse = Array.from({ length: 100 }, (_, area) => `+55${`${area}`.padStart(2, '0')}998765432`).filter(
      (phone) => pix(phone).findings.length === 0,
    );
    expect(inUse).toHaveLength(67);
  });

  test.each(['1.2E+17', '1.2e+17', '1,2E+17', '1E+10', '3.90533447E+10'])(
    '%s is none: a spreadsheet made it',
    (text) => {
      expect(pix(text)).toMatchObject({ state: 'impossible', findings: [{ code: 'account.excel_number' }] });
    },
  );

  test('may be a phone that is not mobile, which is doubted', () => {
    expect(pix('+556133334444')).toMatchObject({ ok: true, findings: [{ code: 'br.pix.not_mobile' }] });
  });

  test('of a spreadsheet’s making is called that', () => {
    expect(codesOf(pix('3,90533E+10'))).toEqual(['account.excel_number']);
  });

  test('has at most 77 characters', () => {
    expect(pix(`${'a'.repeat(70)}@bb.com`).ok).toBe(true);
    expect(codesOf(pix(`${'a'.repeat(71)}@bb.com`))).toEqual(['br.pix.length']);
  });

  test('is told its right spelling at most once', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...Array.from('0159aAbfF@.+-(){} ')), maxLength: 40 }), (typed) => {
        const spelling = pix(typed).findings.find(({ code }) => code === 'br.pix.spelling')?.expected ?? '';
        expect(codesOf(pix(spelling))).not.toContain('br.pix.spelling');
      }),
    );
  });
});
