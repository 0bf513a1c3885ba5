import { layout } from '../../layout.ts';
import { documentKind } from '../../pack.ts';
import { zerosOnly } from '../../rules.ts';

type Range = readonly [min: number, max: number];

/** Documents without a check digit differ in their length, and in whether letters occur. */
function identity<const Type extends string, const Code extends string>(
  type: Type,
  code: Code,
  size: Range,
  characters = '0-9',
) {
  return documentKind({
    type,
    code,
    findings: { zeros: 'error' },
    layout: layout([{ part: 'number', size, characters }]),
    rules: [zerosOnly],
    sandbox: [1, size[1]],
  });
}

/** As `identity`, where most but not all have a length within `usual` (dLocal, 2021). */
function identityUsually<const Type extends string, const Code extends string>(
  type: Type,
  code: Code,
  size: Range,
  usual: Range,
  characters = '0-9',
) {
  const expected = usual.join('-');
  return documentKind({
    ...identity(type, code, size, characters),
    findings: { zeros: 'error', unusual_length: 'warning' },
    rules: [
      zerosOnly,
      ({ length }) => (length < usual[0] || length > usual[1] ? { finding: 'unusual_length', expected } : undefined),
    ],
  });
}

/** Citizens, diplomats, foreigners, minors. */
export const cc = identityUsually('CC', 'co.cc', [3, 10], [6, 10]);
export const cd = identity('CD', 'co.cd', [3, 10]);
export const ce = identityUsually('CE', 'co.ce', [3, 15], [6, 12], '0-9A-Z');
export const ti = identityUsually('TI', 'co.ti', [6, 11], [10, 11]);
export const pas = identity('PAS', 'co.pas', [3, 12], '0-9A-Z');
/** Foreign identification of a person and of a company, trust, civil registry. */
export const iepn = identity('IEPN', 'co.iepn', [3, 15]);
export const iepj = identity('IEPJ', 'co.iepj', [3, 15]);
export const fd = identity('FD', 'co.fd', [3, 15]);
export const rc = identity('RC', 'co.rc', [3, 15]);
