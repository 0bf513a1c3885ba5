import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decide } from './decide.ts';
import type { Form } from './form.ts';
import { pendingChecks } from './pending.ts';

const brazilian = (account_number: string): Form => {
  const document_number = '58.547.642/0001-95';
  const place = { bank_code: '999', branch_code: '00001', account_type: 'CHECKING' };
  return { country_code: 'BR', account_number, ...place, document_number, document_type: 'CNPJ' };
};

const chilean = (account_number: string, bank_code: string, document_number: string): Form => ({
  country_code: 'CL',
  account_number,
  bank_code,
  account_type: 'CHECKING',
  document_number,
  document_type: 'RUT',
});

const colombian = (account_number: string, document_number: string): Form => {
  const document = { document_number, document_type: 'CC' };
  return { country_code: 'CO', account_number, bank_code: '1007', account_type: 'SAVINGS', ...document };
};

/** Every published row, as a caller would send it: the form, then the code it must give. */
const publishedRows: readonly (readonly [Form, number])[] = [
  [{ country_code: 'AR', account_number: '9990000100000000000000' }, 200],
  [{ country_code: 'AR', account_number: 'prometeo.pruebas.mp' }, 200],
  [{ country_code: 'AR', account_number: 'Prometeo.Pruebas.MP' }, 200],
  [{ country_code: 'AR', account_number: '9990000000000000000017' }, 404],
  [{ country_code: 'AR', account_number: 'prometeofallo.pruebas.mp' }, 404],
  [{ country_code: 'BR', account_number: 'BR7299999999010100000001001C1', document_number: '58.547.642/0001-95' }, 200],
  [{ country_code: 'BR', account_number: 'BR3899999999010100000001002C1', document_number: '58547642000195' }, 404],
  [brazilian('1001'), 200],
  [brazilian('1002'), 404],
  [chilean('000000000000011', '999', '123456801'), 200],
  [chilean('1513523451', '0001', '123456789'), 200],
  [chilean('000000020000012', '999', '123456801'), 404],
  [chilean('1513523222', '0001', '456789123'), 404],
  [colombian('000000001', '123456789'), 200],
  [colombian('3456789012', '456789123'), 404],
  [{ country_code: 'MX', account_number: '999000000000000001' }, 200],
  [{ country_code: 'MX', account_number: '999000000000000014' }, 404],
  [{ country_code: 'MX', account_number: '0', bank_code: '999', branch_code: '000' }, 200],
  [{ country_code: 'MX', account_number: '1', bank_code: '999', branch_code: '000' }, 404],
  [{ country_code: 'PE', account_number: '99900000000000000030' }, 200],
  [{ country_code: 'PE', account_number: '99900000000000000138' }, 404],
  [{ country_code: 'PE', account_number: '000000000000000', bank_code: '999' }, 200],
  [{ country_code: 'PE', account_number: '000000000000001', bank_code: '999' }, 404],
  [{ country_code: 'US', account_number: '123443956', bank_code: '123123123' }, 200],
  [{ country_code: 'US', account_number: '111000000000000', bank_code: '999' }, 200],
  [{ country_code: 'US', account_number: '98765432', bank_code: '000000001' }, 404],
  [{ country_code: 'US', account_number: '111000000000002', bank_code: '999' }, 404],
  [{ country_code: 'UY', account_number: '0000', bank_code: '999' }, 200],
  [{ country_code: 'UY', account_number: '0001', bank_code: '999' }, 404],
  [{ country_code: 'UY', account_number: '0003', bank_code: '999' }, 500],
  [{ country_code: 'UY', account_number: '0004', bank_code: '999' }, 503],
];

const answer = (form: Form) => {
  const reply = decide(form, pendingChecks());
  return reply.kind === 'envelope' ? reply : undefined;
};

it('answers the first number that the README tells with a plain yes, a company’s at a bank everybody knows', () => {
  const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8');
  const [account_number = ''] = /(?<=^\| `)\d{18}(?=`)/m.exec(readme) ?? [];
  const { code, envelope } = answer({ country_code: 'MX', account_number }) ?? {};
  expect(code).toBe(200);
  expect(envelope?.data).toMatchObject({
    valid: true,
    bank_code: '012',
    beneficiary_name: expect.stringMatching(/C\.V\.$/),
  });
});

describe('the published test accounts', () => {
  it.each(publishedRows)('%o gives %i', (form, code) => {
    expect(answer(form)?.code).toBe(code);
  });

  it('tell the holders the provider publishes', () => {
    const names = publishedRows
      .map(([form]) => answer(form)?.envelope.data)
      .map((data) => (data?.valid ? data.beneficiary_name : null));
    expect(names).toEqual(
      expect.arrayContaining(['ROBERTO CARLOS', 'JOÃO DAS NEVES', 'JU*** ERN***', 'CRUZ ROJA MEXICANA', 'JOHN DOE']),
    );
  });

  it('word the currencies of one account as a list, a comma list or a single code', () => {
    const currencies = ['0000', '0005', '0006']
      .map((account_number) => answer({ country_code: 'UY', account_number, bank_code: '999' })?.envelope.data)
      .map((data) => data?.valid && data.account_currency);
    expect(currencies).toEqual([['UYU', 'USD'], 'USD,UYU', 'UYU']);
  });
});
