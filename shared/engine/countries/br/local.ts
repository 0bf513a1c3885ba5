import { layout } from '../../layout.ts';
import { accountKind } from '../../pack.ts';
import { zerosOnly } from '../../rules.ts';
import { agencyIn } from './agency.ts';
import { ruleOf } from './bank-rules.ts';
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
    if (text.length < rule.account.min) return rule.isExact ? rule.account : anyBank;
    return rule.overAgency && agencyIn(beside) === undefined ? anyBank : rule.account;
  },
  rules: [
    zerosOnly,
    (text, { bankCode }) => {
      const { min, max } = ruleOf(bankCode)?.account ?? usual;
      if (text.length >= min && text.length <= max) return undefined;
      return { finding: 'unusual_length', expected: min === max ? `${min}` : `${min}-${max}` };
    },
  ],
  sandbox: [4, 9],
  bank: { field: 'bankCode', registry: 'complete' },
  needs: { bankCode: 'required', branchCode: 'required', accountType: 'required', document: 'required' },
  companions: { branchCode: branch },
});
