import type { AccountFormat, DocumentType, FieldName } from '../names.ts';
import type { State } from '../number.ts';
import type { Pack } from '../pack.ts';

/** Where a paste is read: the country and format chosen in the form, and every country that may be recognised. */
export interface PasteContext {
  readonly packs: readonly Pack[];
  readonly country: string;
  readonly format?: string | undefined;
}

/** What a pasted text can fill. */
export type PastedField = FieldName | 'beneficiaryName';
export type PastedFields = Readonly<Partial<Record<PastedField, string>>>;

/** What a piece of the text is: a field's value, or something that is named and not used. */
export type PieceName = PastedField | 'label' | 'amount' | 'date' | 'email' | 'card' | 'cut' | 'other';

/** `field`: goes into the field of its name; `agrees`: the number already says so; `differs`: the number says otherwise. */
export type PieceUse = 'field' | 'agrees' | 'differs' | 'left';

export interface PastedPiece {
  /** Its place in the text that was read, as in `slice`. */
  readonly from: number;
  readonly to: number;
  /** As pasted; of a card only what may be seen. */
  readonly text: string;
  readonly name: PieceName;
  readonly use: PieceUse;
  /** The kind of number, where it is one. */
  readonly kind?: AccountFormat | DocumentType | undefined;
}

/** What was taken off a number before it was judged. */
export type Cleaned = 'label' | 'separators' | 'quotes' | 'invisible' | 'bank' | 'rest';

/**
 * One account of a paste. `nothing`: stays as typed. `number`: only a number. `facts`: other fields would be filled, too. `card`: a
 * payment card. `cut`: a spreadsheet lost its last digits.
 */
export interface PastedLine {
  readonly kind: 'nothing' | 'number' | 'facts' | 'card' | 'cut';
  /** The text that was read; of a card only what may be seen. */
  readonly text: string;
  /** Whose number it is. Another country than the chosen one only where the number proves it. */
  readonly country: string;
  readonly format: AccountFormat | undefined;
  readonly state: State | undefined;
  /** Check digits that agree. */
  readonly confirmed: number;
  /** What goes where; the account number is always there in `number` and `facts`. */
  readonly fields: PastedFields;
  readonly pieces: readonly PastedPiece[];
  readonly cleaned: readonly Cleaned[];
  /** Leading zeros that the check digits prove; `fields.accountNumber` has them. */
  readonly zeros: number;
  /** The number without what was added to it: the proven zeros. */
  readonly bare: string;
  /** What has to be asked before the number is used. */
  readonly question: 'country' | 'phone' | undefined;
  /** The number with the country's prefix, where it may be a phone. */
  readonly phone: string | undefined;
}

/** A whole paste: its first account, and all of them where there are several. */
export interface Pasted extends PastedLine {
  /** Every account, each read the same way; of one account only itself. */
  readonly lines: readonly PastedLine[];
  /** Lines that were not read: the text had too many. */
  readonly unread: number;
}
