import * as z from 'zod';
import { ReceiptStatement } from '#shared/contract/resources/receipt.ts';
import { secondsBetween } from '../time.ts';

/** What is signed: the names of RFC 7519 where it has one. */
export const Claims = z.object({
  iss: z.string(),
  /** The id of the receipt. */
  jti: z.string(),
  iat: z.int(),
  exp: z.int(),
  full: z.boolean(),
  statement: ReceiptStatement,
});
export type Claims = z.output<typeof Claims>;

interface Made {
  readonly id: string;
  readonly full: boolean;
  readonly createdAt: string;
  readonly expiresAt: string;
}

const epoch = new Date(0).toISOString();
const secondsOf = (moment: string): number => Math.floor(secondsBetween(epoch, moment));

export const claimsOf = (
  { id, full, createdAt, expiresAt }: Made,
  issuer: string,
  statement: ReceiptStatement,
): Claims => ({ iss: issuer, jti: id, iat: secondsOf(createdAt), exp: secondsOf(expiresAt), full, statement });

/** What a JWS of ours says, read without verifying it; throws where it is no claims of this version. */
export const claimsIn = (jws: string): Claims =>
  Claims.parse(JSON.parse(Buffer.from(jws.split('.')[1] ?? '', 'base64url').toString()));
