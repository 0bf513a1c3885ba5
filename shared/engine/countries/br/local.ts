import type { Beside } from '../../check-digits.ts';
import { layout } from '../../layout.ts';
import type { Layout } from '../../layout.ts';
import { accountKind } from '../../pack.ts';
import type { Said } from '../../pack.ts';
import { zerosOnly } from '../../rules.ts';
import { agencyIn } from './agency.ts';
import { agrees } from './agrees.ts';
import { ruleOf } from './bank-rules.ts';
import type { BankRule, Part } from './bank-rules.ts';
import { branch } from './branch.ts';

/** From 6, zeros on the left included, up to 20 with the check digit (PIX directory); few banks' own length is known. */
const anyBank = layout([
  { part: 'account', size: [5, 19] },
  { part: 'checkDigit', size: 1, role: 'check', characters: '0-9XP' },
]);

const usual = { min: 6, max: 13 };

/** A bank's own account number with its check digit last, `12345-6`; bank and agency stand beside it. */
export const local = accountKind({
  format: 'LOCAL',
  code: 'br.local',
  findings: { check_digit: 'error', zeros: 'error', unusual_length: 'warning' },
  layout: (text, beside) => {
    const rule = ruleOf(beside.bankCode);
    if (!rule || text.length > rule.account.max) return anyBank;
    if (text.length < rule.account.min) return shortOf(text, beside) ?? (rule.isExact ? rule.account : anyBank);
    return isSummed(rule, beside) ? rule.account : anyBank;
  },
  rules: [zerosOnly, unusualLength],
  sandbox: [4, 9],
  bank: { field: 'bankCode', registry: 'complete' },
  needs: { bankCode: 'required', branchCode: 'required', accountType: 'required', document: 'required' },
  companions: { branchCode: branch },
  equivalents: (text, beside) => {
    const rule = ruleOf(beside.bankCode);
    if (!rule || !shortOf(text, beside)) return [];
    return [{ format: 'LOCAL', accountNumber: text.padStart(rule.account.min, '0') }];
  },
});

/** A sum that starts with the agency needs a legible one. */
function isSummed(rule: BankRule, beside: Beside): boolean {
  return !rule.overAgency || agencyIn(beside) !== undefined;
}

/**
 * The shape of a number whose zeros ahead were left out. People drop them and the bank implies them (moip
 * bank-account-validator pads alike), so the number is padded and checked; one that disagrees has digits missing.
 * Itaú, agency 2545: 2366-1 is 02366-1, whose digits add up to 39, so 1.
 */
function shortOf(text: string, beside: Beside): Layout<Part, 'check_digit'> | undefined {
  const rule = ruleOf(beside.bankCode);
  if (!rule?.short || text.length < rule.short.min || text.length > rule.short.max) return undefined;
  return isSummed(rule, beside) && agrees(rule.short, text, beside) ? rule.short : undefined;
}

function unusualLength(text: string, beside: Beside): Said<'unusual_length'> | undefined {
  const { min, max } = ruleOf(beside.bankCode)?.account ?? usual;
  if ((text.length >= min && text.length <= max) || shortOf(text, beside)) return undefined;
  return { finding: 'unusual_length', expected: min === max ? `${min}` : `${min}-${max}` };
}
