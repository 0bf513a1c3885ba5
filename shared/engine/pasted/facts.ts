import type { DocumentType } from '../names.ts';
import { needsOf } from '../other-fields.ts';
import type { Needs } from '../pack.ts';
import { judgeNumber } from '../number.ts';
import type { Account } from './account.ts';
import { isCard, maskedCard } from './card.ts';
import type { Span } from './span.ts';
import type { PastedFields, PastedPiece, PieceName, PieceUse } from './types.ts';
import { accountTypeIn, bankIn, documentIn, isAmount, isDate, isEmail, isName } from './values.ts';

/** One value beside the number, and what its label or column says of it. */
export interface Fact extends Span {
  readonly text: string;
  readonly plain: string;
  readonly said: { readonly name: PieceName; readonly kind?: string } | undefined;
  /** Stands in a cell of its own, not within a sentence. */
  readonly isCell: boolean;
}

/** What a fact is, and what it would write into the form. */
export interface Told {
  readonly piece: PastedPiece;
  readonly fields: PastedFields;
}

/** Names a value and says where it goes: what its label says, or what it cannot but be. */
export function tell(fact: Fact, account: Account, taken: PastedFields): Told {
  const told = (labelled[fact.said?.name ?? ''] ?? guess)(fact, account, needsOf(account.kind, taken.bankCode), taken);
  const isTaken = Object.keys(told.fields).some((field) => field in taken);
  return isTaken ? left(fact, told.piece.name) : told;
}

type Teller = (fact: Fact, account: Account, needs: Needs, taken: PastedFields) => Told;

const labelled: Readonly<Record<string, Teller>> = {
  documentNumber: (fact, account, needs) => document(fact, account, needs, true) ?? left(fact, 'documentNumber'),
  bankCode: (fact, account, needs) => bank(fact, account, needs, true) ?? left(fact, 'bankCode'),
  branchCode: (fact, _, { branchCode }) => code(fact, 'branchCode', branchCode !== undefined),
  routingNumber: (fact, _, { routingNumber }) => code(fact, 'routingNumber', routingNumber !== undefined),
  accountType: (fact, account, needs) => accountType(fact, account, needs) ?? left(fact, 'accountType'),
  beneficiaryName: (fact) => (/\p{L}/u.test(fact.text) && fact.text.length <= 140 ? name(fact) : left(fact, 'other')),
  accountNumber: (fact) => left(fact, 'accountNumber'),
  amount: (fact) => left(fact, 'amount'),
  date: (fact) => left(fact, 'date'),
  email: (fact) => left(fact, 'email'),
  other: (fact) => left(fact, 'other'),
};

const guess: Teller = (fact, account, needs, taken) => {
  const { plain, text, isCell } = fact;
  if (isAmount(plain)) return left(fact, 'amount');
  if (isDate(plain)) return left(fact, 'date');
  if (isEmail(plain)) return left(fact, 'email');
  if (isCard(text.replace(/[\s.-]/g, ''))) return left(fact, 'card');
  const found =
    routing(fact, account, taken) ?? document(fact, account, needs, false) ?? bank(fact, account, needs, false);
  if (found) return found;
  const type = isCell && !/\d/.test(text) ? accountType(fact, account, needs) : undefined;
  return type ?? (isCell && isName(text, plain) && !('beneficiaryName' in taken) ? name(fact) : left(fact, 'other'));
};

const name = (fact: Fact): Told => put(fact, 'beneficiaryName', { beneficiaryName: fact.text });

function document(fact: Fact, { pack }: Account, needs: Needs, isLabelled: boolean): Told | undefined {
  const found = documentIn(pack, fact.text, fact.said?.kind, isLabelled);
  if (!found) return undefined;
  const isAsked = needs.document !== undefined && (needs.documentTypes?.includes(found.type) ?? true);
  const fields = { documentType: found.type, documentNumber: found.number };
  return isAsked ? put(fact, 'documentNumber', fields, found.type) : left(fact, 'documentNumber', found.type);
}

function bank(fact: Fact, { pack, judged }: Account, needs: Needs, isLabelled: boolean): Told | undefined {
  const found = bankIn(pack, fact.text, isLabelled) ?? (fact.isCell ? undefined : bankIn(pack, afterWord(fact), false));
  if (!found) return undefined;
  if (judged.bank) return use(fact, 'bankCode', judged.bank.code === found.code ? 'agrees' : 'differs');
  const isAsked = needs.bankCode !== undefined && (needs.bankCodes?.includes(found.code) ?? true);
  return isAsked ? put(fact, 'bankCode', { bankCode: found.code }) : left(fact, 'bankCode');
}

const afterWord = ({ text }: Fact): string => text.replace(/^.*?(?:^|\s)(?:de|del|en|no|do|at|with)\s+/isu, '');

function routing(fact: Fact, { kind }: Account, taken: PastedFields): Told | undefined {
  const companion = kind.companions?.routingNumber;
  if (!companion || 'routingNumber' in taken) return undefined;
  const { state, confirmed } = judgeNumber(companion, fact.text, {}, 'production', 'account');
  return state === 'well-formed' && confirmed > 0
    ? put(fact, 'routingNumber', { routingNumber: fact.text })
    : undefined;
}

function accountType(fact: Fact, { pack }: Account, needs: Needs): Told | undefined {
  const type = accountTypeIn(pack, fact.plain);
  if (type === undefined) return undefined;
  const isAsked = needs.accountType !== undefined && (needs.accountTypes?.includes(type) ?? true);
  return isAsked ? put(fact, 'accountType', { accountType: type }) : left(fact, 'accountType');
}

function code(fact: Fact, field: 'branchCode' | 'routingNumber', isAsked: boolean): Told {
  const value = /^\d[\d -]{0,10}[\dXx]?(?![\p{L}\d])/u.exec(fact.text)?.[0].trim();
  return isAsked && value !== undefined ? put(fact, field, { [field]: value }) : left(fact, field);
}

function put(fact: Fact, called: PieceName, fields: PastedFields, kind?: DocumentType): Told {
  return { piece: pieceOf(fact, called, 'field', kind), fields };
}

const use = (fact: Fact, called: PieceName, as: PieceUse): Told => ({ piece: pieceOf(fact, called, as), fields: {} });

const left = (fact: Fact, called: PieceName, kind?: DocumentType): Told => ({
  piece: pieceOf(fact, called, 'left', kind),
  fields: {},
});

function pieceOf({ from, to, text }: Fact, called: PieceName, as: PieceUse, kind?: DocumentType): PastedPiece {
  return { from, to, text: as === 'left' ? withoutCards(text) : text, name: called, use: as, kind };
}

/** Of a card anywhere in the text only what may be seen. */
export function withoutCards(text: string): string {
  return text.replace(/\d(?:[ .-]?\d){14,15}(?!\d)/g, (found) => {
    const digits = found.replace(/\D/g, '');
    return isCard(digits) ? maskedCard(digits) : found;
  });
}
