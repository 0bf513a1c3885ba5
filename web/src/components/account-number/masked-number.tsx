import { cx } from '../ui/class-names.ts';
import './masked-number.css';

export interface MaskedPart {
  readonly role: string;
  readonly value: string;
}

export interface MaskedNumberProps {
  /** The number as the list shows it, most of it hidden by dots. */
  readonly number: string;
  readonly parts: readonly MaskedPart[];
}

const hidden = /(•+)/;
/** A dot for every hidden character, as far as numbers of banks go: a key that is an e-mail has no end. */
const dotsAtMost = 13;
const Value = ({ value }: { readonly value: string }) =>
  value.split(hidden).map((piece, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the pieces of one number never change their order
    <span key={index} className={hidden.test(piece) ? 'is-hidden' : undefined}>
      {hidden.test(piece) ? piece.slice(0, dotsAtMost) : piece}
    </span>
  ));

/** One line of a table: the parts of a masked number, told apart by a gap and the colour of the check digit. */
export const MaskedNumber = ({ number, parts }: MaskedNumberProps) => (
  <span className="an-masked">
    {parts.length === 0 ? (
      <Value value={number} />
    ) : (
      parts.map(({ role, value }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of one number never change their order
        <i key={index} className={cx(role === 'check' && 'is-check')}>
          <Value value={value} />
        </i>
      ))
    )}
  </span>
);
