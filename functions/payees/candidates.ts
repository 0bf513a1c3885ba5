import { knownOf } from '../rules/bank/known.ts';
import type { Validation } from '../store/validations/validation.ts';

/** Somebody whom answers name: by their document, or an account without one. */
export interface Candidate {
  readonly validationId: string;
  readonly name: string;
  readonly document: { readonly type: string; readonly number: string } | null;
  readonly validations: number;
  readonly accounts: number;
}

interface Named {
  readonly row: Validation;
  readonly name: string;
  readonly document: Candidate['document'];
}

/** Whom an answer names; nothing where nobody does, or the bank does not know the account. */
const namedIn = (row: Validation): readonly Named[] => {
  const { documentType: type = '', documentNumber: number } = knownOf(row);
  const name = row.beneficiary ?? row.expectedName;
  if (row.environment !== 'production' || row.status !== 'VALID' || !name) return [];
  return [{ row, name, document: number ? { type, number } : null }];
};

/** Documents of two countries may be the same digits. */
const whoseOf = ({ row, document }: Named): string =>
  document
    ? JSON.stringify([row.country, document.type, document.number])
    : JSON.stringify([row.country, row.bankCode, row.normalized]);

/**
 * Whom a history, newest first, holds, and the payees do not: those of one document together, and without a document each
 * account for itself, because two people may have one name. The newest answer says the name.
 */
export const candidatesIn = (
  history: readonly Validation[],
  isKnown: (number: string) => boolean,
): readonly Candidate[] => {
  const named = history.flatMap(namedIn);
  return [...Map.groupBy(named, whoseOf).values()].flatMap((of) => {
    const [newest] = of;
    if (!newest) return [];
    const { row, name, document } = newest;
    const accounts = new Set(of.map((one) => one.row.normalized));
    if ([document?.number ?? '', ...accounts].some(isKnown)) return [];
    return [{ validationId: row.id, name, document, validations: of.length, accounts: accounts.size }];
  });
};
