import type { NameResult } from './name-match.ts';
import { knowledgeChanges, type KnowledgeChange } from './payees.ts';
import { reasons, type Reason } from './reasons.ts';
import type { FraudRisk } from './risk.ts';
import type { ShownStatus } from './status.ts';

/** What the first line of an answer says: whose account it is, and so whether to pay. Each has its words in `shared/messages`. */
export const headlines = [
  // The account exists, and the holder is whom somebody expects to pay; a warning or a grave one stands beside it.
  'match',
  'matchWarned',
  'matchStopped',
  'partial',
  'partialWarned',
  'partialStopped',
  'mismatch',
  // Nobody was expected, or the bank said no name.
  'exists',
  'existsWarned',
  'existsStopped',
  // A payee that is known had something else before.
  'otherAccount',
  'otherHolder',
  'otherPayee',
  // The account is not to be paid.
  'notFound',
  'otherCurrency',
  // Nobody can say.
  'noAnswer',
  'broken',
  'bankNotCovered',
  'countryNotCovered',
  'methodNotCovered',
  'underway',
  'unreadable',
] as const;
export type HeadlineName = (typeof headlines)[number];

/** What to do: pay, look first, do not pay; `plain` where nobody was expected or nothing is decided. Never green without a name. */
export const tones = ['pay', 'plain', 'look', 'stop'] as const;
export type HeadlineTone = (typeof tones)[number];

export const headlineTones = {
  match: 'pay',
  matchWarned: 'look',
  matchStopped: 'stop',
  partial: 'look',
  partialWarned: 'look',
  partialStopped: 'stop',
  mismatch: 'stop',
  exists: 'plain',
  existsWarned: 'look',
  existsStopped: 'stop',
  otherAccount: 'look',
  otherHolder: 'stop',
  otherPayee: 'stop',
  notFound: 'stop',
  otherCurrency: 'stop',
  noAnswer: 'look',
  broken: 'look',
  bankNotCovered: 'look',
  countryNotCovered: 'look',
  methodNotCovered: 'look',
  underway: 'plain',
  unreadable: 'look',
} as const satisfies Record<HeadlineName, HeadlineTone>;

/** As much of an answer as its headline follows from. */
export interface Headed {
  readonly status: ShownStatus;
  /** May be newer than whoever reads it. */
  readonly reason: string | null;
  readonly nameMatch: { readonly result: NameResult } | null;
  readonly fraudRisk: Pick<FraudRisk, 'level'> | null;
  /** A change may be newer, too: it changes no headline. */
  readonly payee: { readonly changed: readonly { readonly what: string }[] };
}

type Unconfirmed = Exclude<ShownStatus, 'VALID'>;

/** Where no reason is given, or a newer one than these. */
const byStatus = {
  PENDING: 'underway',
  PROCESSING: 'underway',
  INVALID: 'notFound',
  ERROR: 'broken',
  TIMEOUT: 'noAnswer',
  UNREADABLE: 'unreadable',
} as const satisfies Record<Unconfirmed, HeadlineName>;

const byReason: Readonly<Partial<Record<string, { readonly headline: HeadlineName }>>> = reasons satisfies Record<
  Reason,
  { readonly headline: HeadlineName }
>;

const byRisk = { LOW: '', MEDIUM: 'Warned', HIGH: 'Stopped' } as const;

/** The gravest change of what was known of a payee. */
const changeIn = ({ changed }: Headed['payee']): KnowledgeChange | undefined =>
  knowledgeChanges.find((one) => changed.some(({ what }) => what === one));

/**
 * The one headline of an answer. Whose account it is comes first: a holder who is somebody else outranks all; then a change
 * of what was known of the payee, which is how a swindled e-mail shows; then the name, and how risky it looks.
 */
export const headlineOf = ({ status, reason, nameMatch, fraudRisk, payee }: Headed): HeadlineName => {
  if (status !== 'VALID') return byReason[reason ?? '']?.headline ?? byStatus[status];
  const change = changeIn(payee);
  if (change === 'otherHolder') return change;
  if (nameMatch?.result === 'mismatch') return 'mismatch';
  if (change) return change;
  return `${nameMatch?.result ?? 'exists'}${byRisk[fraudRisk?.level ?? 'LOW']}`;
};

/** As much as its first line names. */
interface Titled extends Headed {
  readonly asked: { readonly beneficiaryName: string | null };
  readonly payee: {
    readonly changed: readonly {
      readonly what: string;
      readonly was: string;
      readonly until: string | null;
    }[];
  };
}

/** Headlines that name what may not be known: answers of before kept no name, and of some payees no day is known. */
export type UnnamedHeadline = 'mismatch' | 'otherAccount';

/** The first line of an answer: which text, in which form, and what it names; `until` is an instant to be written as a day. */
export const titleOf = (answer: Titled) => {
  const headline = headlineOf(answer);
  const change = answer.payee.changed.find(({ what }) => what === headline);
  const params = { expected: answer.asked.beneficiaryName, was: change?.was ?? null, until: change?.until ?? null };
  if (headline === 'mismatch' && params.expected === null) return { headline, form: 'unnamed', params } as const;
  if (headline === 'otherAccount' && params.until === null) return { headline, form: 'unnamed', params } as const;
  return { headline, form: 'title', params } as const;
};

export const headlineToneOf = (headed: Headed): HeadlineTone => {
  const headline = headlineOf(headed);
  // A grave risk is not softened by a change that only asks to look.
  return headline === 'otherAccount' && headed.fraudRisk?.level === 'HIGH' ? 'stop' : headlineTones[headline];
};
