import { registry } from '../../registry.ts';
import type { BankRow } from '../../registry.ts';

/**
 * Institutions by their CMF code (formerly SBIF), 45 rows. Facts from the payout documentation of pagsmile (2024) and dLocal
 * (2021), bank data of Odoo, public lists of wallets (2026) and the Prometeo SDK (November 2025). Sources disagree on
 * Los Héroes: 729 (CMF, Prometeo), 739 (dLocal), 152 (pagsmile).
 */
const rows: readonly BankRow[] = [
  ['001', 'Banco de Chile', 'Banco de Chile', { aliases: ['Edwards', 'Citi', 'CrediChile', 'Edwards-Citi'] }],
  ['009', 'Banco Internacional', 'Banco Internacional'],
  ['012', 'BancoEstado', 'Banco del Estado de Chile', { aliases: ['Banco Estado', 'CuentaRUT'] }],
  ['014', 'Scotiabank', 'Scotiabank Chile', { aliases: ['Scotiabank Sud Americano'] }],
  ['016', 'BCI', 'Banco de Crédito e Inversiones', { aliases: ['TBanc', 'BCI Nova', 'MACH'] }],
  ['017', 'Banco do Brasil', 'Banco do Brasil S.A. (sucursal Chile)', { status: 'historical' }],
  ['027', 'Corpbanca', 'Corpbanca', { status: 'historical' }],
  ['028', 'BICE', 'Banco BICE'],
  ['031', 'HSBC', 'HSBC Bank (Chile)'],
  ['035', 'Banco Santiago', 'Banco Santiago', { status: 'historical' }],
  ['037', 'Santander', 'Banco Santander-Chile', { aliases: ['Banefe', 'Santander-Santiago'] }],
  ['039', 'Itaú', 'Banco Itaú Chile', { aliases: ['Itaú Corpbanca', 'Itau'] }],
  ['041', 'JPMorgan', 'JPMorgan Chase Bank N.A. (sucursal Chile)'],
  ['043', 'Banco Nación Argentina', 'Banco de la Nación Argentina (sucursal Chile)', { status: 'historical' }],
  ['045', 'MUFG', 'MUFG Bank (The Bank of Tokyo-Mitsubishi UFJ)', { status: 'historical' }],
  ['046', 'RBS Chile', 'ABN AMRO Bank / Royal Bank of Scotland (Chile)', { status: 'historical' }],
  ['049', 'Security', 'Banco Security'],
  ['051', 'Banco Falabella', 'Banco Falabella', { aliases: ['Falabella', 'CMR'] }],
  ['052', 'Deutsche Bank', 'Deutsche Bank (Chile)', { status: 'historical' }],
  ['053', 'Banco Ripley', 'Banco Ripley', { aliases: ['Ripley', 'Chek'] }],
  ['054', 'Rabobank', 'Rabobank Chile', { status: 'historical' }],
  ['055', 'Consorcio', 'Banco Consorcio', { aliases: ['Monex'] }],
  ['056', 'Penta', 'Banco Penta', { status: 'historical' }],
  ['057', 'Banco Paris', 'Banco Paris', { status: 'historical' }],
  ['059', 'BTG Pactual', 'Banco BTG Pactual Chile'],
  ['062', 'Tanner', 'Tanner Banco Digital'],
  ['063', 'Tenpo Bank', 'Tenpo Bank Chile'],
  ['099', 'Nova', 'Banco Nuevo / Banco Nova', { status: 'historical' }],
  ['267', 'Transbank', 'Transbank'],
  [
    '504',
    'Scotiabank Azul',
    'Scotiabank Azul (ex BBVA Chile)',
    { aliases: ['BBVA', 'BBVA Chile'], status: 'historical' },
  ],
  ['507', 'Banco del Desarrollo', 'Banco del Desarrollo', { status: 'historical' }],
  ['672', 'Coopeuch', 'Cooperativa de Ahorro y Crédito Coopeuch', { aliases: ['Dale Coopeuch'] }],
  ['693', 'CMR Falabella', 'CMR Falabella'],
  ['697', 'La Polar Prepago', 'La Polar Prepago'],
  ['699', 'Tricot', 'Tricard / Tricot Prepago'],
  ['729', 'Los Héroes', 'Prepago Los Héroes'],
  ['730', 'Tenpo', 'Tenpo Prepago'],
  ['732', 'Tapp', 'Tapp (Caja Los Andes)', { aliases: ['Caja Los Andes'] }],
  ['738', 'Global66', 'Global66'],
  ['739', 'Haulmer', 'Haulmer'],
  ['741', 'Copec Pay', 'Copec Pay'],
  ['743', 'Prex', 'Prex Chile'],
  ['744', 'SumUp', 'SumUp Chile'],
  ['746', 'Fintual', 'Fintual'],
  ['875', 'Mercado Pago', 'Mercado Pago Chile'],
];

/** Absent from the bank list of the provider's SDK (Prometeo, November 2025): nobody can be asked about their accounts. */
const notAsked = '059 062 063 267 693 697 699 738 739 741 743 744 746';

/** The provider writes the same code with four digits. */
export const banks = registry(
  rows.map(([code, shortName, name, more]) => {
    const four = `0${code}`;
    return [code, shortName, name, { ...more, provider: four, codes: [four] }];
  }),
  notAsked,
);
