import { GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Claim } from '../../rules/idempotency/claim.ts';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { momentIn } from '../../rules/id-time.ts';
import { claimItem } from '../idempotency/idempotency.ts';
import { opensSealed, sealsAndOpens } from '../sealing/data-keys.ts';
import { keys } from '../table/keys.ts';
import { documents, TableName } from '../table/table.ts';
import { refusedIn } from '../table/transaction.ts';
import { useItem } from './attachments.ts';
import { placeOf, ticketItem } from './ticket-items.ts';
import { readTickets, type Ticket } from './ticket.ts';

const written = async (ticket: Ticket) => ({
  TableName: TableName(),
  Item: await ticketItem(ticket),
  ConditionExpression: 'attribute_not_exists(pk)',
});

const create = async (ticket: Ticket): Promise<void> => {
  await documents().send(new PutCommand(await written(ticket)));
};

/** Why nothing was written: the key of its request was used, or files are others' by now, by their places. */
type Refused = 'keyUsed' | { readonly taken: readonly number[] };

const createFor = async (userId: string, ticket: Ticket, claim: Claim | undefined): Promise<'created' | Refused> => {
  const claims = claim ? [claimItem(userId, claim, ticket.createdAt)] : [];
  const uses = ticket.attachments.map(({ id }) => useItem(userId, id, ticket.id));
  const refused = await refusedIn([...claims, ...uses, { Put: await written(ticket) }]);
  if (claim && refused.includes(0)) return 'keyUsed';
  if (refused.includes(claims.length + uses.length)) throw new Error('There is a ticket with this id');
  return refused.length > 0 ? { taken: refused.map((position) => position - claims.length) } : 'created';
};

const find = async (id: string): Promise<Ticket | undefined> => {
  if (momentIn(id) === undefined) return undefined;
  const found = await documents().send(
    new GetCommand({ TableName: TableName(), Key: placeOf(id), ConsistentRead: true }),
  );
  return found.Item && (await readTickets([found.Item]))[0];
};

interface Wanted {
  readonly kind: Ticket['kind'] | undefined;
  readonly state: Ticket['state'] | undefined;
  readonly limit: number;
}

const list = async (month: string, { kind, state, limit }: Wanted): Promise<readonly Ticket[]> => {
  const wanted: Ticket[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const page = await documents().send(
      new QueryCommand({
        TableName: TableName(),
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': keys.ticket(month, '').pk },
        ScanIndexForward: false,
        ExclusiveStartKey: from,
      }),
    );
    const fits = (ticket: Ticket) =>
      [undefined, ticket.kind].includes(kind) && [undefined, ticket.state].includes(state);
    wanted.push(...(await readTickets(page.Items)).filter(fits));
    from = page.LastEvaluatedKey;
  } while (from && wanted.length < limit);
  return wanted.slice(0, limit);
};

export const verbs = {
  create: verb([onTable('PutItem').of(keys.ticket)], create),
  /** Of a customer, with the files it names and the claim of its request's key: all of it or nothing. */
  createFor: verb(
    [onTable('PutItem').of(keys.ticket, keys.idempotency), onTable('UpdateItem').of(keys.attachment), ...sealsAndOpens],
    createFor,
  ),
  find: verb([onTable('GetItem').of(keys.ticket), ...opensSealed], find),
  /** Of one month (`2026-11`), newest first. */
  list: verb([onTable('Query').of(keys.ticket), ...opensSealed], list),
};
