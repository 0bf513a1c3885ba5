import type { Movement } from './movements.ts';

/** What two validations leave in the ledger: one that used its credit, and one that got it back. */
export const exampleMovements = (now: Date): readonly Movement[] => {
  const one = {
    kind: 'reserve',
    credits: -1,
    at: now.toISOString(),
    expiresAt: null,
    lotId: '',
    source: 'pack',
    batch: null,
    paymentId: null,
    validationId: null,
  } as const;
  return [
    { ...one, id: 'posted', reservation: 'posted' },
    { ...one, id: 'void', kind: 'void', credits: 1, reservation: null },
    { ...one, id: 'voided', reservation: 'voided' },
  ];
};
