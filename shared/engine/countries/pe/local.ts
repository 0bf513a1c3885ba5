import type { Beside } from '../../check-digits.ts';
import { layout } from '../../layout.ts';
import type { Layout } from '../../layout.ts';
import { accountKind } from '../../pack.ts';
import type { Said } from '../../pack.ts';
import { zerosOnly } from '../../rules.ts';
import { ownNumbers } from './own-numbers.ts';
import type { Shape } from './own-numbers.ts';

/** The banks whose own numbers can be asked about; at any other only the CCI can. */
const askable = ['002', '003', '009', '011'];

const anyBank: Shape = layout([{ part: 'account', size: [6, 18] }]);

const fits = ({ min, max }: Layout, text: string) => text.length >= min && text.length <= max;

/** The bank's own shape where the number fits it. No list of lengths is official, so others are only doubted. */
function shapeOf(text: string, { bankCode = '' }: Beside): Shape {
  const shape = ownNumbers.get(bankCode)?.layout(text);
  return shape && (text === '' || text.length > anyBank.max || fits(shape, text)) ? shape : anyBank;
}

function unusualLength(text: string, { bankCode = '' }: Beside): Said<'unusual_length'> | undefined {
  const usual = ownNumbers.get(bankCode)?.layout(text);
  if (!usual || fits(usual, text)) return undefined;
  const { min, max } = usual;
  return { finding: 'unusual_length', expected: min === max ? `${min}` : `${min}-${max}` };
}

function unusualStart(text: string, { bankCode = '' }: Beside): Said<'start'> | undefined {
  const start = ownNumbers.get(bankCode)?.start;
  if (start === undefined || text.startsWith(start)) return undefined;
  return { finding: 'start', position: 1, expected: start };
}

function onlyByCci(_: string, { bankCode }: Beside): Said<'cci_only'> | undefined {
  return bankCode === undefined || askable.includes(bankCode) ? undefined : { finding: 'cci_only' };
}

/** A bank's own account number, for four banks. */
export const local = accountKind({
  format: 'LOCAL',
  code: 'pe.local',
  findings: {
    zeros: 'error',
    unusual_length: 'warning',
    start: 'warning',
    check_digits: 'error',
    cci_only: 'warning',
  },
  layout: shapeOf,
  rules: [zerosOnly, unusualLength, unusualStart, onlyByCci],
  sandbox: [1, 20],
  bank: { field: 'bankCode', registry: 'complete' },
  needs: { bankCode: 'required', bankCodes: askable, document: 'optional' },
  equivalents: (text, { bankCode = '' }) => {
    const own = ownNumbers.get(bankCode);
    const cci = own && fits(own.layout(text), text) ? own.toCci?.(text) : undefined;
    return cci === undefined ? [] : [{ format: 'CCI', accountNumber: cci }];
  },
});
