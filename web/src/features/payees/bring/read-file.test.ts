import { describe, expect, it } from 'vitest';
import { importPayees } from '#shared/contract/app/payees.ts';
import { readFile } from './read-file.ts';

const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;
const read = async (text: string, country?: 'MX' | 'AR') => {
  const file = await readFile(bytes(text), country);
  if (!file) throw new Error('no column of names');
  return file;
};

const clabe = '002115016003269411';

describe('a file of payees', () => {
  it('is read by its headings, in Spanish, English and Portuguese', async () => {
    const texts = [
      `Proveedor;País;CLABE;RFC\nFerretera;México;${clabe};FBA150312KL3`,
      `vendor name,country,account number,tax id\nFerretera,MX,${clabe},FBA150312KL3`,
      `"Razão Social"\t"País"\t"Conta"\t"Documento"\n"Ferretera"\t"Mexico"\t"${clabe}"\t"FBA150312KL3"`,
    ];
    for (const text of texts) {
      const { rows, refused } = await read(text);
      expect(refused).toEqual([]);
      expect(rows).toEqual([
        {
          line: 2,
          name: 'Ferretera',
          payee: {
            name: 'Ferretera',
            country: 'MX',
            accountNumber: clabe,
            accountFormat: 'CLABE',
            documentType: 'RFC',
            documentNumber: 'FBA150312KL3',
          },
        },
      ]);
    }
  });

  it('says of each row what is wrong with it, by its line, and takes the others', async () => {
    const { rows, refused } = await read(
      [
        'nombre,país,cuenta,documento',
        `Uno,MX,${clabe},`,
        `Dos,MX,${clabe.slice(0, -1)}7,`,
        '',
        `,MX,${clabe},`,
        `Cuatro,Narnia,${clabe},`,
        'Cinco,MX,,no es un documento',
        'Seis,MX,2.11502E+17,',
      ].join('\r\n'),
    );
    expect(rows.map(({ line }) => line)).toEqual([2]);
    expect(refused).toMatchObject([
      { line: 3, name: 'Dos', objection: { finding: 'mx.clabe.check_digit', expected: '1' } },
      { line: 5, name: '', objection: { lack: 'name' } },
      { line: 6, name: 'Cuatro', objection: { lack: 'country' } },
      { line: 7, name: 'Cinco', objection: { lack: 'documentType' } },
      { line: 8, name: 'Seis', objection: { finding: 'account.excel_number' } },
    ]);
  });

  it('takes the country that was said where the file says none, and asks for one otherwise', async () => {
    const text = `nombre,cuenta\nUno,${clabe}`;
    expect((await read(text, 'MX')).rows).toHaveLength(1);
    expect((await read(text)).refused).toMatchObject([{ objection: { lack: 'country' } }]);
    expect((await read('nombre\nSolo un nombre')).rows).toMatchObject([{ payee: { name: 'Solo un nombre' } }]);
  });

  it('knows a bank by its name or code, and an account type by its word', async () => {
    const { rows, refused } = await read(
      [
        'beneficiario,pais,cuenta,banco,tipo de cuenta',
        'Uno,Chile,0001234567,BancoEstado,Corriente',
        'Dos,CL,0001234567,012,Vista',
        'Tres,CL,0001234567,Banco de la Luna,Vista',
      ].join('\n'),
    );
    expect(rows.map(({ payee: { bankCode, accountType } }) => [bankCode, accountType])).toEqual([
      ['012', 'CHECKING'],
      ['012', 'DEMAND'],
    ]);
    expect(refused).toMatchObject([{ line: 4, objection: { lack: 'bank' } }]);
  });

  it('reads what an old spreadsheet wrote, with its apostrophes and in its code page', async () => {
    const old = new Uint8Array(`nombre,pais,clabe\nPe\u00f1a,MX,'${clabe}`.split('').map((one) => one.charCodeAt(0)));
    const file = await readFile(old.buffer, undefined);
    expect(file?.rows).toMatchObject([{ name: 'Peña', payee: { accountNumber: clabe } }]);
  });

  it('is none without a column of names', async () => {
    expect(await readFile(bytes(`cuenta\n${clabe}`), 'MX')).toBeUndefined();
    expect(await readFile(bytes(''), 'MX')).toBeUndefined();
  });

  it('comes out as the server takes it', async () => {
    const { rows } = await read(`nombre,pais,clabe,rfc\n Uno ,MX,002 115 01600326941 1,FBA-150312-KL3\nDos,,,`, 'MX');
    const payees = rows.map(({ payee }) => payee);
    expect(importPayees.body.safeParse({ payees })).toMatchObject({ success: true });
    expect(payees[0]?.accountNumber).toBe(clabe);
  });
});
