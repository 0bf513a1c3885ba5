import { Fault } from '#shared/errors/fault.ts';

/** A key and what it is used for: the hash of the request and the id of the record that answers it. */
export interface Claim {
  readonly keyHash: string;
  readonly requestHash: string;
  readonly id: string;
  /** For how long nobody may use it again; absent means a day. */
  readonly keptSeconds?: number;
  /** Called by whoever puts it into a transaction. */
  readonly carry: () => void;
}

/** The right to use an idempotency key for what one request makes. */
export interface Claimable {
  readonly keyHash: string;
  readonly requestHash: string;
  /** The claim, to be written in the transaction that makes the record with this id. */
  readonly answeredBy: (id: string) => Claim;
  /** Some transaction carried it: a claim that nobody writes would let every repeat work again. */
  readonly isWritten: () => boolean;
}

/** Thrown where a claim could not be written, because its key was used before. */
export class KeyUsed extends Fault {
  constructor(retryAfterSeconds = 2) {
    super('errors.idempotencyInProgress', { retryAfterSeconds });
  }
}
