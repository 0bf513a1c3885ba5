/** How long a search of the history, a cursor and an `Idempotency-Key` may be. Apart from the schemas, so that a browser loads none. */
export const searchAtMost = 80;
export const cursorAtMost = 512;
export const idempotencyKeyAtMost = 255;

/** The largest body of a request. */
export const maxBodyKb = 64;
