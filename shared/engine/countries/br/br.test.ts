import { describe, expect, test } from 'vitest';
import { countryOf } from '../../country.ts';
import { pack } from './index.ts';

const brazil = countryOf(pack);
const codesOf = ({ findings }: { findings: readonly { code: string }[] }) => findings.map(({ code }) => code);

describe('an IBAN', () => {
  const accountNumber = 'BR9700360305000010009795493P1';

  test('names the bank by its clearing code, whichever code was chosen beside it', () => {
    const judge = (bankCode: string) => brazil.judgeAccount({ format: 'IBAN', accountNumber, bankCode });
    expect(judge('104')).toMatchObject({ bank: { code: '104', name: 'Caixa' }, findings: [] });
    expect(judge('00360305').findings).toEqual([]);
    expect(codesOf(judge('341'))).toEqual(['account.bank_mismatch']);
  });

  test('of another country is refused by its first letters', () => {
    const finding = { code: 'br.iban.country', expected: 'BR', position: 1 };
    const judged = brazil.judgeAccount({ format: 'IBAN', accountNumber: 'AR1740112555017938293162477I2' });
    expect(judged.findings).toContainEqual(expect.objectContaining(finding));
  });
});

describe('the format, when not named', () => {
  test.each([
    ['BR97 0036 0305 0000 1000 9795 493P 1', 'IBAN'],
    ['39053344705', 'PIX'],
    ['maria@exemplo.com', 'PIX'],
  ])('of %s is %s', (accountNumber, format) => {
    expect(brazil.judgeAccount({ accountNumber }).format).toBe(format);
  });

  test('is local once bank, branch and type are given', () => {
    const beside = { bankCode: '341', branchCode: '2545', accountType: 'CHECKING' };
    expect(brazil.judgeAccount({ accountNumber: '02366-1', ...beside }).format).toBe('LOCAL');
  });
});

describe('what Brazil asks', () => {
  const required = (format: string) =>
    brazil
      .requirements(undefined, format)
      ?.fields.filter((field) => field.required)
      .map(({ field }) => field);

  test('is what the provider wants of each format', () => {
    expect(required('LOCAL')).toEqual([
      'bankCode',
      'branchCode',
      'accountNumber',
      'accountType',
      'documentType',
      'documentNumber',
    ]);
    expect(required('IBAN')).toEqual(['accountNumber', 'documentType', 'documentNumber']);
    expect(required('PIX')).toEqual(['accountNumber']);
  });

  test('follows the bank’s own length', () => {
    const [field] = brazil.requirements('341', 'LOCAL')?.fields.filter(({ field }) => field === 'accountNumber') ?? [];
    expect(field).toMatchObject({ minLength: 6, maxLength: 6 });
  });
});

describe('the test numbers of the provider', () => {
  test.each([
    ['BR7299999999010100000001001C1', {}],
    ['BR3899999999010100000001002C1', {}],
    ['1001', { bankCode: '999', branchCode: '00001', accountType: 'CHECKING' }],
    ['1002', { bankCode: '999', branchCode: '00001', accountType: 'CHECKING' }],
  ])('%s passes in the sandbox', (accountNumber, more) => {
    expect(brazil.judgeAccount({ accountNumber, ...more, mode: 'sandbox' })).toMatchObject({ ok: true, findings: [] });
  });
});

describe('the banks', () => {
  test('are 512, each found by both its codes', () => {
    expect(pack.banks.banks).toHaveLength(512);
    expect(pack.banks.byCode.get('00000000')?.code).toBe('001');
    expect(pack.banks.byCode.get('27084098')?.shortName).toBe('Transfeera IP');
    expect(new Set([...pack.banks.byCode.keys()].map((code) => code.length))).toEqual(new Set([3, 8]));
  });

  test('are found by everyday, legal and former names', () => {
    const best = (query: string) => brazil.findBanks(query)[0]?.code;
    expect(['nubank', 'itau', 'caixa economica', 'gerencianet', 'banco do brasil'].map(best)).toEqual([
      '260',
      '341',
      '104',
      '364',
      '001',
    ]);
  });
});
