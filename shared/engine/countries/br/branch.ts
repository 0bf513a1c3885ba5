import { layout } from '../../layout.ts';
import { numberKind } from '../../pack.ts';
import { ruleOf } from './bank-rules.ts';

/** Up to five digits, and up to two more where the bank prints a check after them. */
const anyBranch = layout([{ part: 'branch', size: [1, 7], role: 'branch' }]);

/** The agency, `1234` or with its check digit `1234-5`. */
export const branch = numberKind({
  code: 'br.branch',
  findings: { check_digit: 'error', always_the_same: 'warning' },
  layout: (text, { bankCode }) => (text.length > 4 ? ruleOf(bankCode)?.branch : undefined) ?? anyBranch,
  rules: [
    (text, { bankCode }) => {
      const only = ruleOf(bankCode)?.onlyBranch;
      if (only === undefined || text.padStart(4, '0') === only) return undefined;
      return { finding: 'always_the_same', part: 'branch', expected: only };
    },
  ],
});
