import { layout } from '../../layout.ts';
import { documentKind } from '../../pack.ts';
import { zerosOnly } from '../../rules.ts';

/** Passport of any country: letters and digits, nothing to check them by. */
export const passport = documentKind({
  type: 'PAS',
  code: 'ec.pas',
  findings: { zeros: 'error' },
  layout: layout([{ part: 'number', size: [3, 12], characters: '0-9A-Z' }]),
  rules: [zerosOnly],
  sandbox: [1, 12],
});
