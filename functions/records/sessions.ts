import * as z from 'zod';
import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { onTable } from '../runtime/grant.ts';
import { verb } from '../runtime/verb.ts';
import { keys } from './keys.ts';
import { documents, secondsOf, TableName } from './table.ts';

/** A signed-in browser. The token itself is never stored, only its SHA-256. */
const Session = z.object({ userId: z.string(), email: z.string(), expiresAt: z.iso.datetime() });
export type Session = z.output<typeof Session>;

export const verbs = {
  find: verb([onTable('GetItem')], async (tokenHash: string, now: string): Promise<Session | undefined> => {
    const found = await documents.send(
      new GetCommand({ TableName: TableName(), Key: keys.session(tokenHash), ConsistentRead: true }),
    );
    const session = found.Item && Session.parse(found.Item);
    return session && session.expiresAt > now ? session : undefined;
  }),

  create: verb([onTable('PutItem')], async (tokenHash: string, session: Session): Promise<void> => {
    await documents.send(
      new PutCommand({
        TableName: TableName(),
        Item: { ...keys.session(tokenHash), ...session, ttl: secondsOf(session.expiresAt) },
      }),
    );
  }),

  remove: verb([onTable('DeleteItem')], async (tokenHash: string): Promise<void> => {
    await documents.send(new DeleteCommand({ TableName: TableName(), Key: keys.session(tokenHash) }));
  }),
};
