import { layout } from '../../layout.ts';
import { numberKind } from '../../pack.ts';

/** The branch that local account numbers are counted in. */
export const branch = numberKind({
  code: 'mx.branch',
  findings: {},
  layout: layout([{ part: 'branch', size: [1, 5], role: 'branch' }]),
});
