/** What provokes the refusals of messages to support, by operation. */
export const ofSupport = {
  createTicket: {
    'errors.idempotencyMismatch': () =>
      ['Hola', 'Otra cosa'].map((message) => ({
        body: { name: 'Lucía', subject: 'Hola', message },
        headers: { 'idempotency-key': 'same' },
      })),
  },
} as const;
