import { registry } from '../../registry.ts';

/**
 * Institutions by the three digits a CCI begins with, 30 rows. Facts from the bank list of the Prometeo SDK (November 2025),
 * the dLocal payout documentation (2021) and public tables. The codes of some cajas and financieras are not published.
 */
export const banks = registry([
  ['001', 'BCRP', 'Banco Central de Reserva del Perú'],
  ['002', 'BCP', 'Banco de Crédito del Perú', { aliases: ['Banco de Crédito', 'Yape'] }],
  ['003', 'Interbank', 'Banco Internacional del Perú (Interbank)', { aliases: ['IBK'] }],
  ['007', 'Citibank', 'Citibank del Perú', { aliases: ['Citi'] }],
  ['009', 'Scotiabank', 'Scotiabank Perú', { aliases: ['Wiese Sudameris'] }],
  ['011', 'BBVA', 'BBVA Perú', { aliases: ['Banco Continental', 'BBVA Continental'] }],
  ['018', 'Banco de la Nación', 'Banco de la Nación', { aliases: ['BN'] }],
  ['023', 'Bancom', 'Bancom (Banco de Comercio)', { aliases: ['Banco de Comercio'] }],
  ['035', 'Pichincha', 'Banco Pichincha (ex Financiero)', { aliases: ['Banco Financiero'] }],
  ['038', 'BanBif', 'Banco Interamericano de Finanzas', { aliases: ['BIF'] }],
  ['043', 'Crediscotia', 'Crediscotia Financiera', { aliases: ['Santander Consumer'] }],
  ['049', 'Mibanco', 'Mibanco', { aliases: ['Mi Banco'] }],
  ['050', 'BNP Paribas', 'BNP Paribas Perú', { status: 'historical' }],
  ['051', 'Agrobanco', 'Agrobanco'],
  ['053', 'GNB', 'Banco GNB Perú', { aliases: ['HSBC Perú'] }],
  ['054', 'Falabella', 'Banco Falabella Perú'],
  ['055', 'Ripley', 'Banco Ripley Perú'],
  ['056', 'Santander', 'Banco Santander Perú'],
  ['058', 'Alfin', 'Alfin Banco (ex Azteca Perú)', { aliases: ['Banco Azteca'] }],
  ['060', 'ICBC', 'ICBC Perú Bank'],
  ['061', 'JPMorgan', 'JPMorgan Banco de Inversión (Perú)'],
  ['800', 'Caja Metropolitana', 'Caja Metropolitana de Lima', { aliases: ['Caja Lima'] }],
  ['801', 'Caja Piura', 'CMAC Piura'],
  ['802', 'Caja Trujillo', 'CMAC Trujillo'],
  ['803', 'Caja Arequipa', 'CMAC Arequipa'],
  ['805', 'Caja Sullana', 'CMAC Sullana'],
  ['806', 'Caja Cusco', 'CMAC Cusco', { aliases: ['Caja Cuzco'] }],
  ['808', 'Caja Huancayo', 'CMAC Huancayo'],
  ['809', 'Caja Ica', 'CMAC Ica'],
  ['813', 'Caja Tacna', 'CMAC Tacna'],
]);
