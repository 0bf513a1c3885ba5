import { registry } from '../../registry.ts';
import type { BankRow } from '../../registry.ts';
import { from001To324 } from './banks-001-324.ts';
import { from325To547 } from './banks-325-547.ts';
import { from548To795 } from './banks-548-795.ts';

/**
 * Institutions by the three digits of the clearing system (COMPE), found by their ISPB too, 512 rows. Facts from
 * github.com/guibranco/BancosBrasileiros (August 2026, public domain); everyday names chosen from its aliases, not checked
 * with the banks. One a line: the three digits of COMPE with the eight of the ISPB, the name, then legal name where it tells
 * more and aliases, after bars; `~` repeats the name. 204 is on the Prometeo SDK's list alone.
 */
export const banks = registry([
  ...`${from001To324}\n${from325To547}\n${from548To795}`.split('\n').map(read),
  ['204', 'Bradesco Cartões', 'Banco Bradesco Cartões S.A.', { status: 'historical' }],
]);

function read(line: string): BankRow {
  const [shortName = '', legalName, aliases] = line.slice(12).split('|');
  const more = { codes: [line.slice(3, 11)], aliases: aliases ? aliases.split(', ') : [] };
  return [line.slice(0, 3), shortName, (legalName || '~').replace('~', shortName), more];
}
