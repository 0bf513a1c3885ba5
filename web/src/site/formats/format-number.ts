import type { Beside } from '#shared/engine/check-digits.ts';
import { explainNumber, type DigitSum } from '#shared/engine/explain.ts';
import { judgeAccountWith } from '#shared/engine/judge.ts';
import { formFor } from '#shared/engine/layout.ts';
import type { PlacedCheck } from '#shared/engine/layout.ts';
import type { KindCode } from '#shared/engine/names.ts';
import { judgeNumber, layoutOf } from '#shared/engine/number.ts';
import type { NumberKind, Pack } from '#shared/engine/pack.ts';
import type { Judged } from '#shared/anatomy/reading.ts';
import type { Manner } from '#shared/anatomy/sentence.ts';

/** An account, a document, or a number that stands beside an account's. */
export type Subject = 'account' | 'document' | 'beside';

/** One kind of number, as its page and its calculator ask the engine about it. */
export interface FormatNumber {
  readonly kind: NumberKind;
  readonly subject: Subject;
  readonly manner: Manner;
  readonly judge: (text: string, beside?: Beside) => Judged;
  readonly explain: (text: string) => readonly DigitSum[];
  /** The check digits of a number of this very text, in the order in which they are computed. */
  readonly checksOf: (text: string) => readonly PlacedCheck[];
}

interface Found {
  readonly kind: NumberKind;
  readonly subject: Subject;
  readonly format?: string;
}

const foundIn = (pack: Pack, code: KindCode): Found => {
  const account = pack.accounts.find((kind) => kind.code === code);
  if (account) return { kind: account, subject: 'account', format: account.format };
  const document = pack.documents.find((kind) => kind.code === code);
  if (document) return { kind: document, subject: 'document' };
  const beside = pack.accounts
    .flatMap(({ companions }) => Object.values(companions ?? {}) as NumberKind[])
    .find((kind) => kind.code === code);
  if (!beside) throw new Error(`${pack.country} has no ${code}`);
  return { kind: beside, subject: 'beside' };
};

const mannerOf = (kind: NumberKind): Manner => {
  const { min, max, forms } = layoutOf(kind, '', {});
  const isNumeric = forms.every(({ parts }) => parts.every(({ characters }) => characters.ranges === '0-9'));
  return { isNumeric, isOpen: min !== max };
};

/** A routing number names its bank itself. */
const besideJudged = (pack: Pack, kind: NumberKind, text: string): Judged => {
  const judged = judgeNumber(kind, text, {}, 'production', 'account');
  const bank = pack.banks.byCode.get(judged.normalized);
  return { ...judged, ...(bank && { bank: { code: bank.code, name: bank.shortName } }) };
};

/** What is missing or wrong in other fields is not said of the number. */
const withoutOtherFields = (judged: Judged): Judged => ({
  ...judged,
  findings: judged.findings.filter(({ field }) => field === undefined),
});

export const formatNumberOf = (pack: Pack, code: KindCode, own: Beside = {}): FormatNumber => {
  const { kind, subject, format } = foundIn(pack, code);
  const judges: Readonly<Record<Subject, (text: string, beside: Beside) => Judged>> = {
    account: (accountNumber, beside) => judgeAccountWith(pack, { ...beside, format, accountNumber }),
    document: (text, beside) => judgeNumber(kind, text, beside, 'production', 'document'),
    beside: (text) => besideJudged(pack, kind, text),
  };
  return {
    kind,
    subject,
    manner: mannerOf(kind),
    judge: (text, beside = own) => withoutOtherFields(judges[subject](text, beside)),
    explain: (text) => explainNumber(kind, text, own),
    checksOf: (text) => formFor(layoutOf(kind, text, own), text.length).checks,
  };
};
