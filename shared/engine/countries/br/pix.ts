import { layout } from '../../layout.ts';
import type { Layout } from '../../layout.ts';
import { isSpreadsheetNumber, verbatim } from '../../normalise.ts';
import { accountKind } from '../../pack.ts';
import type { Said } from '../../pack.ts';
import { cnpjLayout } from './cnpj.ts';
import { cpfLayout } from './cpf.ts';
import { emailLayout, lacksDot } from './pix-email.ts';
import { brazilianPhone, foreignPhone, landline, mayBePhone, unusedArea } from './pix-phone.ts';
import { isRandom, rightSpelling } from './pix-spelling.ts';
import { oneDigitRepeated } from './repeated.ts';

type Part =
  | ('number' | 'branch' | 'checkDigit1' | 'checkDigit2')
  | ('prefix' | 'country' | 'area')
  | ('user' | 'at' | 'domain')
  | 'random'
  | 'key';
type KeyLayout = Layout<Part, 'check_digit_1' | 'check_digit_2'>;

const random = layout([{ part: 'random', size: 36, characters: '0-9a-f-' }]);

/** Layouts by how a key begins, in the order in which they are tried; what is none of them is an e-mail. */
const shapes: readonly (readonly [begins: RegExp, layout: KeyLayout])[] = [
  [/^\d{1,11}$/, cpfLayout],
  [/^[0-9A-Z]+$/, cnpjLayout],
  [/^\+55/, brazilianPhone],
  [/^\+/, foreignPhone],
  [/^[0-9a-f]{8}-[^@]*$/, random],
];

/**
 * Key of the PIX directory (BACEN DICT 2.6, pix-api 2.9): CPF, CNPJ with or without letters, phone with its plus, e-mail,
 * random UUID. The directory knows one spelling of each, so another one is refused and the right one told. Eleven bare digits
 * that are no CPF may be a phone: its owner has to say. `+55 61 98888-7777` is to be written `+5561988887777`.
 */
export const pix = accountKind({
  format: 'PIX',
  code: 'br.pix',
  findings: {
    check_digit_1: 'error',
    check_digit_2: 'error',
    repeated: 'error',
    spelling: 'error',
    random_shape: 'error',
    payment_code: 'error',
    not_mobile: 'warning',
    area: 'warning',
    domain_without_dot: 'warning',
  },
  layout: (text): KeyLayout => {
    // `1.2E+17` could begin an e-mail; digits alone belong there, so that its dot is objected to.
    if (isSpreadsheetNumber(text)) return cpfLayout;
    if (isPaymentCode(text) || rightSpelling(text) !== undefined) return asTyped(text);
    return shapes.find(([begins]) => begins.test(text))?.[1] ?? emailLayout(text);
  },
  rules: [
    (text) => (isPaymentCode(text) ? { finding: 'payment_code' } : undefined),
    misspelled,
    (text) => (/^\d+$/.test(text) ? oneDigitRepeated(text) : undefined),
    (text) => (/^[0-9a-f]{8}-[^@]*$/.test(text) && !isRandom(text) ? { finding: 'random_shape' } : undefined),
    landline,
    unusedArea,
    lacksDot,
  ],
  writing: verbatim,
  phone: mayBePhone,
  needs: {},
});

/** What a payment code (BR Code) begins with: people paste it where the key is asked. */
function isPaymentCode(text: string): boolean {
  return text.startsWith('000201') && text.length > 14;
}

function misspelled(text: string): Said<'spelling'> | undefined {
  const expected = rightSpelling(text);
  return expected === undefined ? undefined : { finding: 'spelling', expected };
}

/** No parts to tell apart, and nothing to refuse but what no key ever holds. */
function asTyped(text: string): KeyLayout {
  return layout([{ part: 'key', size: text.length, characters: ' -~' }]);
}
