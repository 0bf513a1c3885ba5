import { layout } from '../../layout.ts';
import { accountKind } from '../../pack.ts';
import type { Said } from '../../pack.ts';
import { bankOf } from '../../registry.ts';
import { zerosOnly } from '../../rules.ts';
import { banks } from './banks.ts';
import { endsInItsDigit } from './rut.ts';

const bancoEstado = '012';

/**
 * A bank's own number. Chile has no national key and no check digit, and no table of lengths per bank is reliable: payout
 * companies ask for anything between 3 and 25 digits (localpayment, Airwallex, Gumroad), most for 4 to 20.
 */
export const local = accountKind({
  format: 'LOCAL',
  code: 'cl.local',
  findings: { zeros: 'error', unusual_length: 'warning', cuenta_rut_digit: 'warning' },
  layout: layout([{ part: 'account', size: [3, 25] }]),
  rules: [zerosOnly, unusualLength, (text, { bankCode }) => cuentaRutWithDigit(text, bankCode)],
  sandbox: [1, 25],
  bank: { field: 'bankCode', registry: 'complete' },
  needs: { bankCode: 'required', accountType: 'required', document: 'required' },
  equivalents: withoutZeros,
});

function unusualLength({ length }: string): Said<'unusual_length'> | undefined {
  return length < 4 || length > 20 ? { finding: 'unusual_length', expected: '4-20' } : undefined;
}

/**
 * BancoEstado's CuentaRUT carries its holder's RUT without the check digit: eight digits at most. Nine that are a whole RUT
 * have one too many; other accounts of the bank are longer.
 */
function cuentaRutWithDigit(text: string, bankCode: string | undefined): Said<'cuenta_rut_digit'> | undefined {
  if (text.length !== 9 || !endsInItsDigit(text)) return undefined;
  return bankOf(banks, bankCode)?.code === bancoEstado
    ? { finding: 'cuenta_rut_digit', part: 'account', position: 9 }
    : undefined;
}

/** Zeros ahead count at some banks and are only filling at others: answers compare in both writings. */
function withoutZeros(text: string) {
  const bare = text.replace(/^0+/, '');
  return bare === text ? [] : [{ format: 'LOCAL', accountNumber: bare }];
}
