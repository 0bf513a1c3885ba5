import type { Row } from './api/history.ts';

/** A row as an answer leaves it: the account exists and is of whom somebody expected. */
export const exampleRow = (now: Date): Row => ({
  id: 'example',
  environment: 'production',
  status: 'VALID',
  country: 'MX',
  accountFormat: 'CLABE',
  bank: { code: '002', name: 'Banamex' },
  accountNumber: '002115•••••••69411',
  anatomy: [
    { part: 'bank', role: 'bank', from: 0, to: 3, value: '002', label: 'bank' },
    { part: 'plaza', role: 'branch', from: 3, to: 6, value: '115', label: 'plaza' },
    { part: 'account', role: 'number', from: 6, to: 17, value: '•••••••6941', label: 'account' },
    { part: 'checkDigit', role: 'check', from: 17, to: 18, value: '1', label: 'checkDigit' },
  ],
  beneficiary: 'FERRETERA DEL BAJIO SA DE CV',
  nameMatch: { result: 'match', score: 1, reasons: [] },
  payee: { known: false, id: null, name: null, since: null, validations: 0, changed: [] },
  reason: null,
  fraudRisk: { level: 'LOW', reasons: [] },
  reference: null,
  createdAt: now.toISOString(),
});
