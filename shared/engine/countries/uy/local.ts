import type { Beside } from '../../check-digits.ts';
import { accountKind } from '../../pack.ts';
import type { Said } from '../../pack.ts';
import { zerosOnly } from '../../rules.ts';
import { banks } from './banks.ts';
import { ownNumbers, whole } from './own-numbers.ts';

const anyBank = whole(3, 16);

/** Citibank goes by two codes, hence the way through the registry. */
const ownOf = ({ bankCode = '' }: Beside) => ownNumbers.get(banks.byCode.get(bankCode)?.code ?? bankCode);

/** Shorter than the bank writes its numbers: leading zeros were left out, or digits are missing. */
function shorter(text: string, beside: Beside): Said<'shorter' | 'older_length'> | undefined {
  const own = ownOf(beside);
  if (!own?.isFilled || text.length === own.layout.max) return undefined;
  const finding = own.older.includes(text.length) ? 'older_length' : 'shorter';
  return { finding, expected: `${own.layout.max}` };
}

/** The number of an account at a bank. The bank decides its length. */
export const local = accountKind({
  format: 'LOCAL',
  code: 'uy.local',
  findings: { zeros: 'error', shorter: 'warning', older_length: 'warning' },
  layout: (_, beside) => ownOf(beside)?.layout ?? anyBank,
  rules: [zerosOnly, shorter],
  sandbox: [1, 16],
  bank: { field: 'bankCode', registry: 'complete' },
  needs: { bankCode: 'required', document: 'optional' },
  equivalents: (text, beside) => {
    const said = shorter(text, beside);
    const accountNumber = text.padStart(Number(said?.expected), '0');
    return said?.finding === 'shorter' ? [{ format: 'LOCAL', accountNumber }] : [];
  },
});
