import type { Beside } from '../../check-digits.ts';
import { layout } from '../../layout.ts';
import type { Layout } from '../../layout.ts';
import { accountKind } from '../../pack.ts';
import type { Said } from '../../pack.ts';
import { zerosOnly } from '../../rules.ts';
import { agencyIn } from './agency.ts';
import { agrees } from './agrees.ts';
import { ruleOf } from './bank-rules.ts';
import type { Part } from './bank-rules.ts';
import { branch } from './branch.ts';

/** From 6, zeros on the left included, up to 20 with the check digit (PIX directory); few banks' own length is known. */
const anyBank = layout([
  { part: 'account', size: [5, 19] },
  { part: 'checkDigit', size: 1, role: 'check', characters: '0-9XP' },
]);

const usual = { min: 6, max: 13 };

/**
 * The bank's own shape, or any. People leave out the zeros ahead that a bank writes, and the bank implies them (the
 * bank-account-validator of moip pads them, too): such a number is padded and checked, and one that disagrees lacks digits. Itaú,
 * agency 2545: 2366-1 is 02366-1, whose digits add up to 39, so 1.
 */
function shapeOf(text: string, beside: Beside): Layout<Part, 'check_digit'> {
  const rule = ruleOf(beside.bankCode);
  if (!rule || text.length > rule.account.max) return anyBank;
  const { account, short, isExact, overAgency } = rule;
  const isSummed = !overAgency || agencyIn(beside) !== undefined;
  if (text.length >= account.min) return isSummed ? account : anyBank;
  if (isSummed && short && text.length >= short.min && agrees(short, text, beside)) return short;
  return isExact ? account : anyBank;
}

function unusualLength(text: string, beside: Beside): Said<'unusual_length'> | undefined {
  const { min, max } = ruleOf(beside.bankCode)?.account ?? usual;
  if ((text.length >= min && text.length <= max) || shapeOf(text, beside) !== anyBank) return undefined;
  return { finding: 'unusual_length', expected: min === max ? `${min}` : `${min}-${max}` };
}

/** A bank's own account number with its check digit last, `12345-6`; bank and agency stand beside it. */
export const local = accountKind({
  format: 'LOCAL',
  code: 'br.local',
  findings: { check_digit: 'error', zeros: 'error', unusual_length: 'warning' },
  layout: shapeOf,
  rules: [zerosOnly, unusualLength],
  sandbox: [4, 9],
  bank: { field: 'bankCode', registry: 'complete' },
  needs: { bankCode: 'required', branchCode: 'required', accountType: 'required', document: 'required' },
  companions: { branchCode: branch },
  equivalents: (text, beside) => {
    const rule = ruleOf(beside.bankCode);
    if (!rule || shapeOf(text, beside) !== rule.short) return [];
    return [{ format: 'LOCAL', accountNumber: text.padStart(rule.account.min, '0') }];
  },
});
