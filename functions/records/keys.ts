/**
 * Every key pattern of the table. A user's own things share its partition, so no read can reach another user's; proofs
 * (sessions, verification tokens) are found by the hash of what the bearer shows.
 */
export const keys = {
  user: (userId: string) => ({ pk: `USER#${userId}`, sk: 'PROFILE' }),
  email: (email: string) => ({ pk: `EMAIL#${email}`, sk: 'EMAIL' }),
  session: (tokenHash: string) => ({ pk: `SESSION#${tokenHash}`, sk: 'SESSION' }),
  verification: (tokenHash: string) => ({ pk: `VERIFICATION#${tokenHash}`, sk: 'VERIFICATION' }),
  lot: (userId: string, expiresAt: string, lotId: string) => ({
    pk: `USER#${userId}`,
    sk: `LOT#${expiresAt}#${lotId}`,
  }),
  movement: (userId: string, place: string) => ({ pk: `USER#${userId}`, sk: `MOVEMENT#${place}` }),
  validation: (userId: string, id: string) => ({ pk: `USER#${userId}`, sk: `VALIDATION#${id}` }),
  /** What operators did, a partition a month. */
  audit: (at: string, id: string) => ({ pk: `AUDIT#${at.slice(0, 7)}`, sk: `${at}#${id}` }),
  idempotency: (userId: string, keyHash: string) => ({ pk: `USER#${userId}`, sk: `IDEMPOTENCY#${keyHash}` }),
} as const;

/** Sparse index of validations that still owe an answer, oldest first; settling removes the entry. */
export const unsettled = {
  indexName: 'unsettled',
  partition: 'unsettledPk',
  sort: 'unsettledSk',
  key: (createdAt: string, id: string) => ({ unsettledPk: 'UNSETTLED', unsettledSk: `${createdAt}#${id}` }),
} as const;
