import { expect, test } from 'vitest';
import { packs } from '../index.ts';
import { readPasted } from './index.ts';

/** What is expected of a paste, in short: only what is named is compared. */
interface Expected {
  readonly kind?: string;
  readonly is?: string;
  readonly number?: string;
  readonly name?: string;
  readonly document?: string;
  readonly bank?: string;
  readonly branch?: string;
  readonly type?: string;
  readonly routing?: string;
  readonly zeros?: number;
  readonly asks?: string;
  readonly phone?: string;
  readonly lines?: number;
}

type Case = readonly [source: string, country: string, format: string | undefined, text: string, expected: Expected];

const read = (country: string, format: string | undefined, text: string) =>
  readPasted(text, { packs, country, format });

const told = ({ fields, ...line }: ReturnType<typeof read>): Expected => ({
  kind: line.kind,
  is: `${line.country} ${line.format ?? '-'}`,
  number: fields.accountNumber ?? '-',
  name: fields.beneficiaryName ?? '-',
  document: fields.documentNumber === undefined ? '-' : `${fields.documentType} ${fields.documentNumber}`,
  bank: fields.bankCode ?? '-',
  branch: fields.branchCode ?? '-',
  type: fields.accountType ?? '-',
  routing: fields.routingNumber ?? '-',
  zeros: line.zeros,
  asks: line.question ?? '-',
  phone: line.phone ?? '-',
  lines: line.lines.length,
});

const banamex = '002115016003269411';
const macro = '2850590940090418135201';
const interbank = '00392401319240299683';

const cases: readonly Case[] = [
  // México
  ['a label', 'MX', 'CLABE', 'CLABE: 002 115 01600326941 1', { kind: 'number', number: banamex }],
  ['a label in a sentence', 'MX', 'CLABE', 'CLABE interbancaria 002115016003269411.', { number: banamex }],
  ['Excel, kept as text', 'MX', 'CLABE', "'002115016003269411", { kind: 'number', number: banamex, zeros: 0 }],
  ['CSV, in quotes', 'MX', 'CLABE', '"002115016003269411"', { kind: 'number', number: banamex }],
  ['a web page, hard spaces', 'MX', 'CLABE', '\u200b002\u00a0115\u00a001600326941\u00a01\ufeff', { number: banamex }],
  [
    'with its bank',
    'MX',
    'CLABE',
    'CLABE: 002 115 01600326941 1 (Banamex)',
    { kind: 'number', number: banamex, bank: '-' },
  ],
  [
    'an Excel row',
    'MX',
    'CLABE',
    "Ferretera del Bajío\t'002115016003269411\tFBA150312KL3\tBanamex\t$ 48,200.00",
    { kind: 'facts', number: banamex, name: 'Ferretera del Bajío', document: 'RFC FBA150312KL3', bank: '-' },
  ],
  [
    'a CSV row',
    'MX',
    'CLABE',
    '"Ferretera del Bajío, S.A. de C.V.",002115016003269411,FBA150312KL3,Banamex,"48,200.00",20/11/2026',
    { kind: 'facts', number: banamex, name: 'Ferretera del Bajío, S.A. de C.V', document: 'RFC FBA150312KL3' },
  ],
  [
    'a bank PDF',
    'MX',
    'CLABE',
    'Banco: Banamex\nCuenta: 1600326941\nCLABE: 002115016003269411\nBeneficiario: Ferretera del Bajío\nRFC: FBA150312KL3',
    { kind: 'facts', number: banamex, name: 'Ferretera del Bajío', document: 'RFC FBA150312KL3', lines: 1 },
  ],
  [
    'a WhatsApp message',
    'MX',
    'CLABE',
    'Hola! Te paso mi CLABE: 002115016003269411 de Banamex a nombre de Ferretera del Bajío',
    { kind: 'facts', number: banamex, name: 'Ferretera del Bajío', bank: '-' },
  ],
  [
    'a mail',
    'MX',
    'CLABE',
    'Hola,\n\nTe paso los datos para el pago:\n\nBBVA\nÓscar González Güemes\n012180001482137767\n\nSaludos,\nÓscar\nTel. 55 1234 5678',
    { kind: 'facts', number: '012180001482137767', name: 'Óscar González Güemes', lines: 1 },
  ],
  ['two zeros lost', 'MX', 'CLABE', '2115016003269411', { kind: 'number', number: banamex, zeros: 2 }],
  ['a zero lost', 'MX', 'CLABE', '32180000118359719', { kind: 'number', number: '032180000118359719', zeros: 1 }],
  ['zeros nobody can prove', 'MX', 'CLABE', '2115016003269417', { zeros: 0, number: '2115016003269417' }],
  ['scientific notation', 'MX', 'CLABE', '6.4618E+17', { kind: 'cut', number: '-' }],
  ['scientific notation, with a comma', 'MX', 'CLABE', '6,4618E+17', { kind: 'cut', number: '-' }],
  ['fifteen digits kept', 'MX', 'CLABE', '646180157000000000', { kind: 'cut', number: '-' }],
  ['a Visa', 'MX', 'CLABE', '4111 1111 1111 1111', { kind: 'card', number: '-' }],
  ['an American Express', 'MX', 'CLABE', '3782-822463-10005', { kind: 'card', number: '-' }],
  ['a card with its label', 'MX', 'CLABE', 'Tarjeta: 5555555555554444', { kind: 'card', number: '-' }],
  ['a CBU', 'MX', 'CLABE', macro, { is: 'AR CBU', number: macro, asks: 'country' }],
  ['a CCI with dashes', 'MX', 'CLABE', '003-924-013192402996-83', { is: 'PE CCI', number: interbank, asks: 'country' }],
  ['a random key', 'MX', 'CLABE', '7407C9C8-F78B-11EA-ADC1-0242AC120002', { is: 'BR PIX', asks: 'country' }],
  ['a wrong digit', 'MX', 'CLABE', '002115016003269417', { kind: 'number', number: '002115016003269417', asks: '-' }],
  ['words', 'MX', 'CLABE', 'hola, ¿me pasas la cuenta?', { kind: 'nothing' }],
  [
    'a Sheets column with its head',
    'MX',
    'CLABE',
    'Proveedor\tCLABE\tRFC\nFerretera del Bajío\t002115016003269411\tFBA150312KL3\nGodínez\t646180157000000004\tGODE561231GR8',
    { lines: 2, kind: 'facts', number: banamex, name: 'Ferretera del Bajío', document: 'RFC FBA150312KL3' },
  ],
  [
    'a list',
    'MX',
    'CLABE',
    `${banamex}\n646180157000000004\n\n4111111111111111\n${macro}`,
    { lines: 4, number: banamex },
  ],
  // Argentina
  ['a label', 'AR', 'CBU', 'CBU: 2850590-9 4009041813520-1', { kind: 'number', number: macro }],
  [
    'a Galicia style listing',
    'AR',
    'CBU',
    'Titular: Molinos San Isidro SRL\nCUIT: 20-05536168-2\nBanco: Banco Macro\nCBU: 2850590940090418135201\nAlias: PAN.PAMPA.TANGO',
    { kind: 'facts', number: macro, name: 'Molinos San Isidro SRL', document: 'CUIT 20-05536168-2', lines: 1 },
  ],
  ['a CVU under CBU', 'AR', 'CBU', 'CVU 0000003100065557211734', { is: 'AR CVU', number: '0000003100065557211734' }],
  ['an alias', 'AR', 'CBU', 'Alias: pan.pampa.tango', { is: 'AR ALIAS', number: 'pan.pampa.tango' }],
  ['a zero lost', 'AR', 'CBU', '140023601506802625874', { number: '0140023601506802625874', zeros: 1 }],
  // Brasil
  ['a mobile', 'BR', 'PIX', '(11) 98765-4321', { is: 'BR PIX', asks: 'phone', phone: '+5511987654321' }],
  ['a mobile under Local', 'BR', 'LOCAL', '(11) 98765-4321', { is: 'BR PIX', asks: 'phone', phone: '+5511987654321' }],
  ['eleven bare digits', 'BR', 'PIX', '11987654321', { asks: 'phone', phone: '+5511987654321', number: '11987654321' }],
  ['a CPF with its dots', 'BR', 'PIX', '390.533.447-05', { kind: 'number', number: '39053344705', asks: '-' }],
  ['a phone with its country', 'BR', 'PIX', '+55 61 98888-7777', { number: '+5561988887777', asks: '-' }],
  ['a labelled e-mail', 'BR', 'LOCAL', 'Chave PIX: Pix@bcb.gov.br', { is: 'BR PIX', number: 'pix@bcb.gov.br' }],
  ['a key named by its kind', 'BR', 'PIX', 'PIX CNPJ: 16.727.230/0001-97', { number: '16727230000197' }],
  [
    'an Itaú style listing',
    'BR',
    'LOCAL',
    'Favorecido: Maria Souza\nCPF: 390.533.447-05\nBanco: 341 - Itaú\nAgência: 2545\nConta corrente: 02366-1',
    {
      kind: 'facts',
      number: '023661',
      name: 'Maria Souza',
      document: 'CPF 390.533.447-05',
      bank: '341',
      branch: '2545',
      type: 'CHECKING',
    },
  ],
  // Chile
  [
    'a transfer block',
    'CL',
    'LOCAL',
    'Nombre: Juan Pérez\nRUT: 76.086.428-5\nBanco: Banco de Chile\nTipo de cuenta: Cuenta Corriente\nNúmero de cuenta: 00-123-45678-90',
    { number: '001234567890', name: 'Juan Pérez', document: 'RUT 76.086.428-5', bank: '001', type: 'CHECKING' },
  ],
  [
    'a row',
    'CL',
    'LOCAL',
    'Juan Pérez\t76.086.428-5\tBanco Estado\tVista\t12345678901',
    { number: '12345678901', name: 'Juan Pérez', document: 'RUT 76.086.428-5', bank: '012', type: 'DEMAND' },
  ],
  ['sixteen digits of an account', 'CL', 'LOCAL', '4111111111111111', { kind: 'number', number: '4111111111111111' }],
  // Colombia
  [
    'a WhatsApp message',
    'CO',
    'LOCAL',
    'Bancolombia\nCuenta de ahorros: 031-123456-78\nCC: 1.018.464.851\nTitular: Ana Gómez',
    { number: '03112345678', bank: '007', type: 'SAVINGS', document: 'CC 1.018.464.851', name: 'Ana Gómez' },
  ],
  [
    'a NIT beside',
    'CO',
    'LOCAL',
    'Davivienda | 001234567890 | NIT 213.123.432-1 | Acme SAS',
    { bank: '051', number: '001234567890', document: 'NIT 213.123.432-1', name: 'Acme SAS' },
  ],
  // Ecuador
  [
    'a mail',
    'EC',
    'LOCAL',
    'Banco Pichincha\nCuenta ahorros 2201234567\nCédula 171430710-3\nPedro Mora',
    { number: '2201234567', bank: '0010', name: 'Pedro Mora' },
  ],
  // Perú
  ['a label', 'PE', 'CCI', 'CCI: 003-924-013192402996-83', { kind: 'number', number: interbank }],
  [
    'a mail with both numbers',
    'PE',
    'CCI',
    'Interbank\nCuenta: 924-3192402996\nCCI: 003-924-013192402996-83\nRUC: 20512333797\nTitular: Comercial La Unión SAC',
    { is: 'PE CCI', number: interbank, document: 'RUC 20512333797', name: 'Comercial La Unión SAC', lines: 1 },
  ],
  ['two zeros lost', 'PE', 'CCI', '392401319240299683', { number: interbank, zeros: 2 }],
  // Estados Unidos
  [
    'a letterhead',
    'US',
    'LOCAL',
    'Account name: Acme Inc\nRouting number: 021000021\nAccount number: 123443956',
    { number: '123443956', routing: '021000021', name: 'Acme Inc' },
  ],
  [
    'a row',
    'US',
    'LOCAL',
    'Acme Inc\t021000021\t123443956789',
    { number: '123443956789', routing: '021000021', name: 'Acme Inc' },
  ],
  // Uruguay
  [
    'a mail',
    'UY',
    'LOCAL',
    'BROU\nCaja de ahorro 001234567-00001\nRUT 21-100342-001-7\nTitular: Estudio Sur SRL',
    { bank: '001', number: '00123456700001', document: 'RUT 21-100342-001-7', name: 'Estudio Sur SRL' },
  ],
];

test.each(cases)('%s, %s %s: %j', (_source, country, format, text, expected) => {
  expect(told(read(country, format, text))).toMatchObject(expected);
});
