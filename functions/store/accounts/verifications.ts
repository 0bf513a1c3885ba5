import * as z from 'zod';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { keptDays } from '#shared/kept-days.ts';
import { plusDays } from '../../rules/time.ts';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { keys } from '../table/keys.ts';
import { rowsOf } from '../table/row.ts';
import { documents, secondsOf, TableName } from '../table/table.ts';

/** The right to confirm one e-mail, held by whoever received the mail. Only the SHA-256 of its token is stored. */
const Verification = z.object({ userId: z.string(), verifyBy: z.iso.datetime() });
export type Verification = z.output<typeof Verification>;

const verifications = rowsOf('verification', Verification);

export const verbs = {
  find: verb(
    [onTable('GetItem').of(keys.verification)],
    async (tokenHash: string): Promise<Verification | undefined> => {
      const found = await documents().send(
        new GetCommand({ TableName: TableName(), Key: keys.verification(tokenHash), ConsistentRead: true }),
      );
      return verifications.one(found.Item);
    },
  ),

  create: verb(
    [onTable('PutItem').of(keys.verification)],
    async (tokenHash: string, verification: Verification): Promise<void> => {
      await documents().send(
        new PutCommand({
          TableName: TableName(),
          Item: {
            ...keys.verification(tokenHash),
            ...verification,
            ttl: secondsOf(plusDays(verification.verifyBy, keptDays.explainedLinks)),
          },
        }),
      );
    },
  ),
};
