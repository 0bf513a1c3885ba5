import { layout } from '../../layout.ts';
import { verbatim } from '../../normalise.ts';
import { accountKind } from '../../pack.ts';

/**
 * The name that stands for a CBU or CVU (BCRA Com. A 6044): 6 to 20 of A-Z, 0-9, dot and hyphen, any case. No check digit,
 * and the owner may point it elsewhere: never remember what it resolved to. The sandbox has one of 24 characters.
 */
export const alias = accountKind({
  format: 'ALIAS',
  code: 'ar.alias',
  findings: { digits_only: 'warning' },
  layout: layout([{ part: 'alias', size: [6, 20], characters: 'A-Za-z0-9.-' }]),
  rules: [(text) => (/[a-z]/i.test(text) ? undefined : { finding: 'digits_only' })],
  writing: verbatim,
  sandbox: [6, 30],
  needs: { document: 'optional' },
});
