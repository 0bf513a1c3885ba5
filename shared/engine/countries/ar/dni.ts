import { layout } from '../../layout.ts';

import { documentKind } from '../../pack.ts';
import { zerosOnly } from '../../rules.ts';

/** National identity document: seven or eight digits, nothing to check them by. */
export const dni = documentKind({
  type: 'DNI',
  code: 'ar.dni',
  findings: { zeros: 'error' },
  layout: layout([{ part: 'number', size: [7, 8] }]),
  rules: [zerosOnly],
});
