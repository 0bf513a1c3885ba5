/** Where a validation stands: PENDING has not begun, PROCESSING waits for the bank; the other four are final. */
export const statuses = ['PENDING', 'PROCESSING', 'VALID', 'INVALID', 'ERROR', 'TIMEOUT'] as const;
export type Status = (typeof statuses)[number];

/** Shown in place of the status of a validation that this version cannot read. It is never written, and nothing follows it. */
export const unreadable = 'UNREADABLE';
export const shownStatuses = [...statuses, unreadable] as const;
export type ShownStatus = (typeof shownStatuses)[number];

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

export const isFinal = (status: ShownStatus): status is FinalStatus => status in settlement;

/** What became of a reserved credit. Posting moves nothing: it makes the reservation final. */
export const reservationStates = ['held', 'posted', 'voided'] as const;
export type ReservationState = (typeof reservationStates)[number];

/** What this status does to the credit that was reserved; nothing yet while an answer is owed. */
export const settlementOf = (status: ShownStatus): (typeof settlement)[FinalStatus] | undefined =>
  isFinal(status) ? settlement[status] : undefined;

const reservations = { post: 'posted', void: 'voided' } as const satisfies Record<string, ReservationState>;

/** What became of the credit that a validation in this status reserved. */
export const reservationOf = (status: ShownStatus | undefined): ReservationState => {
  const settled = status && settlementOf(status);
  return settled ? reservations[settled] : 'held';
};
