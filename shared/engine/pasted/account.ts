import { judgeAccountWith } from '../judge.ts';
import type { AccountJudgement } from '../judge.ts';
import type { AccountKind, Pack } from '../pack.ts';

/** A text judged as one kind of account. */
export interface Account {
  readonly pack: Pack;
  readonly kind: AccountKind;
  readonly judged: AccountJudgement;
  /** How strongly the number itself says that it is of this kind. */
  readonly proof: Proof;
}

/** `certain`: check digits and bank, or a shape nothing else has; `possible`: nothing is wrong; `wrong`: something is. */
type Proof = 'certain' | 'possible' | 'doubtful' | 'wrong';

/** Judges the text as this kind, in its one right spelling where the kind has one. */
export function accountAs(pack: Pack, kind: AccountKind, text: string): Account {
  const typed = judge(pack, kind, text);
  const respelled = typed.findings.find(({ code, expected }) => code.endsWith('.spelling') && expected)?.expected;
  const judged = respelled === undefined ? typed : judge(pack, kind, respelled);
  return { pack, kind, judged, proof: proofOf(kind, judged) };
}

function judge(pack: Pack, { format }: AccountKind, accountNumber: string): AccountJudgement {
  return judgeAccountWith(pack, { format, accountNumber });
}

const shapes: Readonly<Record<string, RegExp>> = {
  PIX: /@[^@]+\.|^[0-9a-f]{8}-|^\+55\d{11}$/,
  ALIAS: /^(?!www\.)(?=.*[A-Za-z])[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+){2,}$/,
};

/**
 * One check digit agrees with every tenth number, so it proves a kind only together with a bank that exists; two do without. CLABE
 * 002010077777777771: the sum's digit is 1 and 002 is Banamex.
 */
function proofOf({ format }: AccountKind, { state, confirmed, bank, normalized, findings }: AccountJudgement): Proof {
  if (state !== 'well-formed') return 'wrong';
  if (findings.some(({ level, field }) => level === 'warning' && !field)) return 'doubtful';
  const isProven = format !== 'PIX' && (confirmed > 1 || (confirmed === 1 && bank !== undefined));
  const isShaped = shapes[format]?.test(normalized) === true;
  return isProven || isShaped ? 'certain' : 'possible';
}

/** Readings of one text in one country: in the kind its label names, in the chosen one, in the others. */
export function accountsIn(pack: Pack, text: string, formats: readonly (string | undefined)[]): Account[] {
  const named = formats.flatMap((format) => pack.accounts.filter((kind) => kind.format === format));
  return [...new Set([...named, ...pack.accounts])].map((kind) => accountAs(pack, kind, text));
}
