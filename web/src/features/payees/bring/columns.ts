import { folded } from '#shared/batch/folded.ts';
import type { AccountFormat, DocumentType } from '#shared/engine/names.ts';

export type Column =
  | 'name'
  | 'country'
  | 'accountNumber'
  | 'accountFormat'
  | 'accountType'
  | 'bankCode'
  | 'bankName'
  | 'branchCode'
  | 'routingNumber'
  | 'documentType'
  | 'documentNumber';

/** What a column holds; a heading such as `CLABE` or `RFC` says its kind too. */
export interface Heading {
  readonly column: Column;
  readonly format?: AccountFormat;
  readonly documentType?: DocumentType;
}

/** What people write above such columns in Spanish, English and Portuguese, the likelier first. */
const words: Readonly<Record<Column, readonly string[]>> = {
  name: [
    'nombre, beneficiario, proveedor, razon social, nombre o razon social, titular, destinatario',
    'name, beneficiary, payee, vendor, supplier, company, company name, account holder, recipient',
    'nome, favorecido, fornecedor, razao social, beneficiaria, empresa, cliente',
    'nombre del beneficiario, nombre beneficiario, beneficiary name, nome do favorecido, legal name',
    'nombre proveedor, vendor name',
  ],
  country: ['pais, country, country code, codigo de pais, codigo pais, cod pais'],
  accountNumber: [
    'cuenta, numero de cuenta, no de cuenta, nro de cuenta, num cuenta, numero cuenta',
    'cuenta bancaria, account, account number, account no, bank account, conta, numero da conta',
    'conta bancaria, n cuenta, cuenta de banco, cuenta destino, clabe interbancaria, cuenta clabe',
    'cbu cvu, cbu o cvu, chave pix, clave pix, pix key, cuenta interbancaria, numero, number',
  ],
  accountFormat: ['formato, format, formato de cuenta, account format, formato da conta'],
  accountType: ['tipo de cuenta, tipo cuenta, account type, tipo de conta, tipo da conta, tipo'],
  bankCode: [
    'banco, codigo de banco, codigo banco, cod banco, codigo del banco, bank, bank code',
    'codigo do banco, institucion, entidad',
  ],
  bankName: ['nombre del banco, nombre banco, bank name, nome do banco'],
  branchCode: ['sucursal, agencia, branch, branch code, codigo de sucursal, oficina'],
  routingNumber: ['numero de ruta, ruta, routing number, routing, aba, aba routing, routing no'],
  documentType: ['tipo de documento, tipo documento, document type, id type, tipo doc, tipo de identificacion'],
  documentNumber: [
    'documento, numero de documento, no de documento, nro de documento, numero documento',
    'identificacion, document, document number, tax id, id number, id fiscal, identificacion fiscal',
    'nif, cedula, cadastro, cpf cnpj, cnpj cpf, cuit cuil, rfc curp, numero do documento, tax number',
  ],
};

/** Headings that name a kind of number. */
const formats: readonly AccountFormat[] = ['CLABE', 'CBU', 'CVU', 'ALIAS', 'CCI', 'IBAN', 'PIX'];
const documents: readonly DocumentType[] = [
  'CNPJ',
  'CPF',
  'CUIT',
  'CURP',
  'DNI',
  'EIN',
  'NIT',
  'RFC',
  'RUC',
  'RUT',
  'CI',
];

const headings = new Map<string, Heading>([
  ...Object.entries(words).flatMap(([column, all]) =>
    all.flatMap((line) => line.split(', ')).map((word) => [word, { column: column as Column }] as const),
  ),
  ...formats.map((format) => [folded(format), { column: 'accountNumber', format }] as const),
  ...documents.map((documentType) => [folded(documentType), { column: 'documentNumber', documentType }] as const),
]);

/** What each column of a file holds; nothing for a heading nobody knows. Of two that say the same the first counts. */
export const headingsOf = (row: readonly string[]): (Heading | undefined)[] => {
  const taken = new Set<Column>();
  return row.map((text) => {
    const heading = headings.get(folded(text));
    // A number of another kind may stand in a column of its own, empty in most rows.
    if (!heading || (taken.has(heading.column) && !heading.format && !heading.documentType)) return undefined;
    taken.add(heading.column);
    return heading;
  });
};
