import type { ReservationState } from '#shared/contract/app/credits.ts';
import type { Status } from '#shared/contract/app/validations.ts';

/** Which states may come before a state. A transition becomes the condition of the write that makes it. */
export const priorStates = {
  PENDING: [],
  PROCESSING: ['PENDING'],
  VALID: ['PROCESSING'],
  INVALID: ['PROCESSING'],
  ERROR: ['PENDING', 'PROCESSING'],
  TIMEOUT: ['PENDING', 'PROCESSING'],
} as const satisfies Record<Status, readonly Status[]>;

export type FinalStatus = 'VALID' | 'INVALID' | 'ERROR' | 'TIMEOUT';

/** An answer posts the reserved credit; no answer gives it back. */
export const settlement = {
  VALID: 'post',
  INVALID: 'post',
  ERROR: 'void',
  TIMEOUT: 'void',
} as const satisfies Record<FinalStatus, 'post' | 'void'>;

export const isFinal = (status: Status): status is FinalStatus => status in settlement;

const reservations = { post: 'posted', void: 'voided' } as const;

/** What became of the credit that a validation in this state reserved. */
export const reservationOf = (status: Status | undefined): ReservationState =>
  status && isFinal(status) ? reservations[settlement[status]] : 'held';

/** A validation older than this without an answer belongs to a function that died; the settle job closes it. */
export const stuckAfterSeconds = 60;
