import { registry, type Bank, type BankRow, type Registry } from '#shared/engine/registry.ts';

/**
 * A registry with what the frame shows of banks: code, everyday name, and the codes of other systems. Legal names, aliases and
 * what the provider knows stay behind: they are half of what a country's rules weigh. One bank a line, its columns after bars.
 */
export const shortTextOf = ({ banks, byCode }: Registry): string => {
  const codesOf = (bank: Bank) => [...byCode].filter(([code, other]) => other === bank && code !== bank.code);
  const lines = banks.map((bank) => {
    const codes = codesOf(bank).map(([code]) => code);
    return [bank.code, bank.shortName, codes.join(' '), bank.status === 'historical' ? 'x' : ''].join('|');
  });
  return lines.join('\n').replaceAll(/\|+$/gm, '');
};

const rowOf = (line: string): BankRow => {
  const [code = '', name = '', codes = '', former = ''] = line.split('|');
  return [code, name, name, { codes: codes.split(' ').filter(Boolean), status: former ? 'historical' : 'active' }];
};

export const registryOf = (text: string): Registry => registry(text.split('\n').map(rowOf));
