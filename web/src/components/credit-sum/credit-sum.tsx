import { useFormat } from '../../lib/format.ts';
import './credit-sum.css';

interface Term {
  readonly credits: number;
  /** Under its bracket: `tienes`, `de Enterprise`. */
  readonly label: string;
  /** Taken away instead of added, as credits that are owed. */
  readonly isTaken?: boolean;
}

export interface CreditSumProps {
  readonly terms: readonly Term[];
  readonly total: Omit<Term, 'isTaken'>;
  /** What is added up, for screen readers. */
  readonly label: string;
}

/** A balance as a sum under brackets, in the form of an account number: 38 + 50 = 88. */
export const CreditSum = ({ terms, total, label }: CreditSumProps) => {
  const { number } = useFormat();
  const figure = ({ credits, label: under }: Term, isNew = false) => (
    <span className={isNew ? 'sum-n is-new' : 'sum-n'}>
      <b>{number(credits)}</b> <small>{under}</small>
    </span>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a sum is no part of a form
    <div className="sum" role="group" aria-label={label}>
      {terms.map((term, index) => (
        <span key={term.label} className="sum-term">
          {index > 0 && <span className="sum-op">{term.isTaken ? '−' : '+'}</span>}
          {figure(term)}
        </span>
      ))}
      <span className="sum-term">
        <span className="sum-op">=</span>
        {figure(total, true)}
      </span>
    </div>
  );
};
