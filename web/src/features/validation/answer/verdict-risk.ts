import type { Validation } from '../api/validations.ts';

type Reason = NonNullable<Validation['fraudRisk']>['reasons'][number];

/** Told beside the holder, where the names on the card differ. */
const aboutNames: ReadonlySet<Reason> = new Set(['name_mismatch', 'name_partial']);

const isSaidBy = (reason: Reason, { code }: Validation['findings'][number]) => code === `account.${reason}`;

/** Why the risk is what it is; what was said of the names already is only referred to. */
type ToldReason = Reason | 'holder_name';

export interface Doubts {
  /** Absent: an account nobody confirmed has no risk, it is not to be paid. */
  readonly level?: NonNullable<Validation['fraudRisk']>['level'] | undefined;
  readonly reasons: readonly ToldReason[];
  readonly findings: Validation['findings'];
}

type Answer = Pick<Validation, 'status' | 'fraudRisk' | 'nameMatch' | 'findings'>;

/** What speaks against paying, each thing once: what the names or the risk say already is not told again. */
export const doubtsOf = ({ status, fraudRisk, nameMatch, findings }: Answer): Doubts => {
  if (status !== 'VALID' || !fraudRisk) return { reasons: [], findings };
  const { level, reasons } = fraudRisk;
  const isTold = nameMatch !== null && nameMatch.result !== 'match';
  return {
    level,
    reasons: reasons.map((reason) => (isTold && aboutNames.has(reason) ? 'holder_name' : reason)),
    findings: findings.filter((finding) => !reasons.some((reason) => isSaidBy(reason, finding))),
  };
};
