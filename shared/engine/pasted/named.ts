import { judgeDocumentWith } from '../judge-document.ts';
import type { AccountFormat, DocumentType } from '../names.ts';
import { judgeNumber } from '../number.ts';
import type { NumberJudgement } from '../number.ts';
import type { Companions, Pack } from '../pack.ts';
import { accountsIn } from './account.ts';
import { readPasted } from './index.ts';
import { longest } from './number.ts';
import type { Pasted, PasteContext } from './types.ts';

/** One thing that a number may be, by the name of its kind. */
export type Named = { readonly country: string; readonly isCertain: boolean } & (
  | { readonly is: 'account'; readonly name: AccountFormat }
  | { readonly is: 'companion'; readonly name: keyof Companions }
  | { readonly is: 'document'; readonly name: DocumentType }
);

/** What somebody has in hand who asks what it is. */
export interface Naming {
  /** `nothing`: no number stands in the text. */
  readonly kind: Pasted['kind'];
  /** As it stands in the text, without label and separators; of a text without a number nothing. */
  readonly number: string;
  /** Leading zeros that its check digits prove; `number` has them. */
  readonly zeros: number;
  /** What it may be, the likeliest first; where it is certain, nothing else. */
  readonly names: readonly Named[];
}

/** A document's one check digit agrees with every tenth number, so it takes two of them, or letters where they belong. */
const isProven = ({ confirmed, normalized }: Pick<NumberJudgement, 'confirmed' | 'normalized'>): boolean =>
  confirmed > 1 || (confirmed > 0 && /[A-Z].*\d/.test(normalized));

const accountNames = (pack: Pack, text: string): Named[] =>
  accountsIn(pack, text, []).flatMap(({ kind, proof }) => {
    if (proof === 'wrong') return [];
    const name = kind.format as AccountFormat;
    return [{ country: pack.country, is: 'account', name, isCertain: proof === 'certain' && name !== 'LOCAL' }];
  });

const isRight = ({ state, confirmed }: NumberJudgement): boolean => state === 'well-formed' && confirmed > 0;

const companionNames = ({ country, accounts }: Pack, text: string): Named[] =>
  accounts
    .flatMap(({ companions = {} }) => Object.entries(companions))
    .filter(([, kind]) => isRight(judgeNumber(kind, text, {}, 'production', 'account')))
    .map(([name]) => ({ country, is: 'companion', name: name as keyof Companions, isCertain: false }));

const documentNames = (pack: Pack, text: string): Named[] =>
  pack.documents.flatMap(({ type }) => {
    const judged = judgeDocumentWith(pack, { type, number: text });
    if (!isRight({ ...judged, parts: [], findings: [] })) return [];
    return [{ country: pack.country, is: 'document', name: type as DocumentType, isCertain: isProven(judged) }];
  });

/** Kinds that almost any digits will do for. */
const loose: ReadonlySet<string> = new Set(['LOCAL', 'ALIAS'] satisfies AccountFormat[]);

const isKeyed = ({ is, name }: Named): boolean => is === 'account' && !loose.has(name);

const weightOf = (one: Named, home: string): number =>
  (isKeyed(one) ? 4 : 0) + (one.is === 'companion' ? 2 : 0) + (one.country === home ? 1 : 0);

const namesOf = (number: string, { packs, country }: PasteContext): readonly Named[] => {
  const all = packs.flatMap((pack) =>
    [accountNames, companionNames, documentNames].flatMap((namesIn) => namesIn(pack, number)),
  );
  const certain = all.filter(({ isCertain }) => isCertain);
  // A document may be a key to an account, too: a CPF is one of PIX.
  const isKey = (one: Named) =>
    isKeyed(one) && certain.some((by) => by.is === 'document' && by.country === one.country);
  const kept = certain.length > 0 ? all.filter((one) => one.isCertain || isKey(one)) : all;
  return kept.toSorted((a, b) => weightOf(b, country) - weightOf(a, country));
};

/** What a text holds that somebody pasted or typed, whatever country it is of: every kind of number that it may be. */
export function nameNumber(text: string, context: PasteContext): Naming {
  const { kind, zeros, fields } = readPasted(text, context);
  if (kind === 'card' || kind === 'cut') return { kind, number: '', zeros: 0, names: [] };
  const number = fields.accountNumber ?? text.trim();
  // Read as an account of the chosen country, a document may have lost its letters.
  const whole = namesOf(text.trim().slice(0, longest), context);
  const names = whole.some(({ isCertain }) => isCertain) ? whole : namesOf(number.slice(0, longest), context);
  return { kind, number, zeros, names };
}
