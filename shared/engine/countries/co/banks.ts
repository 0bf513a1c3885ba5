import { registry } from '../../registry.ts';
import type { BankRow } from '../../registry.ts';

/**
 * Institutions by their ACH Colombia code (Banco de la República), 62 rows. Facts from pagsmile (2024), dLocal (2021), teemopay
 * and the Prometeo SDK (November 2025). The provider counts by the Superintendencia Financiera's codes, where the same digits
 * may be another bank: 042 is BNP Paribas here and Colpatria there. Of 005 and 068 only that other code is known.
 */
const rows: readonly BankRow[] = [
  ['001', 'Banco de Bogotá', 'Banco de Bogotá', { aliases: ['Bogotá'] }],
  ['002', 'Banco Popular', 'Banco Popular'],
  ['005', 'Bancafé', 'Bancafé (Granbanco)', { status: 'historical' }],
  [
    '006',
    'Itaú Corpbanca',
    'Itaú Colombia (ex Banco Corpbanca)',
    { aliases: ['Corpbanca', 'Banco Santander Colombia (pre-2012)'] },
  ],
  ['007', 'Bancolombia', 'Bancolombia S.A.', { aliases: ['Bancolombia A la Mano'] }],
  ['009', 'Citibank', 'Citibank Colombia', { aliases: ['Citi'] }],
  ['010', 'HSBC', 'HSBC Colombia', { status: 'historical' }],
  ['012', 'GNB Sudameris', 'Banco GNB Sudameris', { aliases: ['Sudameris'] }],
  ['013', 'BBVA', 'BBVA Colombia'],
  ['014', 'Itaú', 'Itaú (ex Helm Bank)', { aliases: ['Helm Bank'], provider: '006' }],
  ['019', 'Scotiabank Colpatria', 'Scotiabank Colpatria', { aliases: ['Colpatria'], provider: '042' }],
  ['023', 'Banco de Occidente', 'Banco de Occidente'],
  ['031', 'Bancóldex', 'Bancóldex'],
  ['032', 'Banco Caja Social', 'Banco Caja Social', { aliases: ['BCSC'], provider: '030' }],
  ['040', 'Banco Agrario', 'Banco Agrario de Colombia', { provider: '043' }],
  ['041', 'JPMorgan Corporación', 'JPMorgan Corporación Financiera'],
  ['042', 'BNP Paribas', 'BNP Paribas Colombia Corporación Financiera', { provider: false }],
  ['047', 'Mundo Mujer', 'Banco Mundo Mujer'],
  ['051', 'Davivienda', 'Banco Davivienda', { provider: '039' }],
  ['052', 'AV Villas', 'Banco AV Villas', { aliases: ['Villas'], provider: '049' }],
  ['053', 'Banco W', 'Banco W', { aliases: ['WWB'] }],
  ['058', 'ProCredit', 'Banco Credifinanciera (ex ProCredit)', { status: 'historical' }],
  ['059', 'Bancamía', 'Bancamía', { aliases: ['Banco de las Microfinanzas'], provider: '052' }],
  ['060', 'Pichincha', 'Banco Pichincha Colombia', { aliases: ['Inversora Pichincha'], provider: '057' }],
  ['061', 'Bancoomeva', 'Bancoomeva', { aliases: ['Coomeva'], provider: '054' }],
  ['062', 'Falabella', 'Banco Falabella', { provider: '056' }],
  ['063', 'Finandina', 'Banco Finandina', { provider: '055' }],
  ['064', 'Multibank', 'Banco Multibank', { provider: false, status: 'historical' }],
  ['065', 'Santander', 'Banco Santander de Negocios Colombia', { provider: '059' }],
  ['066', 'Coopcentral', 'Banco Cooperativo Coopcentral', { provider: false }],
  ['067', 'Mibanco', 'Mibanco Colombia (ex Bancompartir)', { aliases: ['Bancompartir', 'Compartir'], provider: '062' }],
  ['069', 'Serfinanza', 'Banco Serfinanza', { provider: '063' }],
  ['070', 'Lulo Bank', 'Lulo Bank', { aliases: ['Lulo'], provider: '065' }],
  ['071', 'JPMorgan', 'Banco J.P. Morgan Colombia', { provider: '064' }],
  ['083', 'Compensar', 'Compensar'],
  ['084', 'Gestión y Contacto', 'Gestión y Contacto S.A.'],
  ['087', 'Fedecajas', 'Fedecajas'],
  ['088', 'Simple', 'Simple S.A.'],
  ['089', 'Enlace Operativo', 'Enlace Operativo S.A.'],
  ['090', 'Corficolombiana', 'Corporación Financiera Colombiana'],
  ['097', 'Dale', 'Dale!', { aliases: ['dale!'] }],
  ['121', 'Juriscoop', 'Financiera Juriscoop'],
  ['151', 'RappiPay', 'RappiPay'],
  ['283', 'CFA', 'CFA Cooperativa Financiera', { aliases: ['Cooperativa Financiera de Antioquia'] }],
  ['286', 'JFK', 'JFK Cooperativa Financiera'],
  ['289', 'Cotrafa', 'Cotrafa Cooperativa Financiera'],
  ['291', 'Coofinep', 'Coofinep Cooperativa Financiera'],
  ['292', 'Confiar', 'Confiar Cooperativa Financiera'],
  [
    '303',
    'Banco Unión',
    'Banco Unión (ex Giros y Finanzas)',
    { aliases: ['Giros y Finanzas', 'Giros'], provider: '067' },
  ],
  ['370', 'Coltefinanciera', 'Coltefinanciera'],
  ['502', 'Old Mutual', 'Skandia / Old Mutual'],
  ['507', 'Nequi', 'Nequi'],
  ['550', 'Deceval', 'Deceval'],
  ['551', 'Daviplata', 'Daviplata'],
  [
    '558',
    'Ban100',
    'Ban100 (ex Credifinanciera / Bancien)',
    { aliases: ['Credifinanciera', 'Bancien'], provider: '051' },
  ],
  ['637', 'IRIS', 'IRIS (Financiera Dann Regional)'],
  ['685', 'DGCPTN', 'DGCPTN (Dirección del Tesoro)'],
  ['801', 'MOVii', 'MOVii'],
  ['802', 'Ding', 'Ding', { aliases: ['Tecnipagos'] }],
  ['804', 'Ualá', 'Ualá Colombia'],
  ['805', 'BTG Pactual', 'BTG Pactual Colombia', { provider: '066' }],
  ['068', 'Contactar', 'Banco Contactar'],
];

/** Absent from the bank list of the provider's SDK (Prometeo, November 2025): nobody can be asked about their accounts. */
const notAsked = [
  '041 047 083 084 087 088 089 090 097 121 151 283 286 289 291 292 370 502 507 550 551 637 685 801 802 804',
].join(' ');

/**
 * A code may also come with a 1 ahead, as the clearing house and PSE write it (1007), or as the Superintendencia's: an ACH code
 * wins over its equal.
 */
export const banks = registry(
  rows.map(([code, shortName, name, more]) => {
    const codes = [`1${code}`, ...(more?.provider ? [more.provider] : [])];
    return [code, shortName, name, { ...more, codes }];
  }),
  notAsked,
);
