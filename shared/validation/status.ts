/** Where a validation stands: PENDING has not begun, PROCESSING waits for the bank; the other four are final. */
export const statuses = ['PENDING', 'PROCESSING', 'VALID', 'INVALID', 'ERROR', 'TIMEOUT'] as const;
export type Status = (typeof statuses)[number];

/** Which statuses may come before a status. A transition becomes the condition of the write that makes it. */
export const priorStates = {
  PENDING: [],
  PROCESSING: ['PENDING'],
  VALID: ['PROCESSING'],
  INVALID: ['PROCESSING'],
  ERROR: ['PENDING', 'PROCESSING'],
  TIMEOUT: ['PENDING', 'PROCESSING'],
} as const satisfies Record<Status, readonly Status[]>;

/** What a final status does to the reserved credit: an answer posts it, no answer gives it back. */
export const settlement = {
  VALID: 'post',
  INVALID: 'post',
  ERROR: 'void',
  TIMEOUT: 'void',
} as const satisfies Partial<Record<Status, 'post' | 'void'>>;

export type FinalStatus = keyof typeof settlement;

export const isFinal = (status: Status): status is FinalStatus => status in settlement;

/** What became of a reserved credit. Posting moves nothing: it makes the reservation final. */
export const reservationStates = ['held', 'posted', 'voided'] as const;
export type ReservationState = (typeof reservationStates)[number];

/** What this status does to the credit that was reserved; nothing yet while an answer is owed. */
export const settlementOf = (status: Status): (typeof settlement)[FinalStatus] | undefined =>
  isFinal(status) ? settlement[status] : undefined;

const reservations = { post: 'posted', void: 'voided' } as const satisfies Record<string, ReservationState>;

/** What became of the credit that a validation in this status reserved. */
export const reservationOf = (status: Status | undefined): ReservationState => {
  const settled = status && settlementOf(status);
  return settled ? reservations[settled] : 'held';
};
