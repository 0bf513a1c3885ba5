import { layout } from '../../layout.ts';

import { accountKind } from '../../pack.ts';
import { zerosOnly } from '../../rules.ts';
import { branch } from './branch.ts';

/** A bank's own account number, useless without bank and branch. Eighteen digits are nearly always a CLABE. */
export const local = accountKind({
  format: 'LOCAL',
  code: 'mx.local',
  findings: { zeros: 'error', looks_like_clabe: 'warning' },
  layout: layout([{ part: 'account', size: [10, 18] }]),
  rules: [zerosOnly, (text) => (text.length === 18 ? { finding: 'looks_like_clabe' } : undefined)],
  sandbox: [1, 18],
  bank: { field: 'bankCode', registry: 'complete' },
  needs: { bankCode: 'required', branchCode: 'required', document: 'optional' },
  companions: { branchCode: branch },
});
