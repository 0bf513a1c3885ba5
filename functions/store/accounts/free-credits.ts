import * as z from 'zod';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { freeAccountsPerDomain } from '#shared/plans.ts';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { keys } from '../table/keys.ts';
import { rowsOf } from '../table/row.ts';
import { documents, TableName } from '../table/table.ts';

/** Hashes of the mailbox that claims free credits, and of its registrable domain. */
export interface FreeClaim {
  readonly mailbox: string;
  readonly domain: string;
}

const domains = rowsOf('free credits of a domain', z.object({ accounts: z.int() }));

/**
 * Written with the grant or not at all: the mailbox has none yet, and its domain fewer than it may. It outlives the account
 * and does not say whose it was: by it the books of who was deleted would be those of a mailbox.
 */
export const claimItems = ({ mailbox, domain }: FreeClaim) => [
  {
    Put: {
      TableName: TableName(),
      Item: keys.freeClaim(mailbox),
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  },
  {
    Update: {
      TableName: TableName(),
      Key: keys.freeDomain(domain),
      UpdateExpression: 'ADD accounts :one',
      ConditionExpression: 'attribute_not_exists(pk) OR accounts < :max',
      ExpressionAttributeValues: { ':one': 1, ':max': freeAccountsPerDomain },
    },
  },
];

export const verbs = {
  /** Whether another account of this domain would get them. Of mailboxes it says nothing: that would tell who has an account. */
  isLeft: verb(
    [onTable('GetItem').of(keys.freeDomain)],
    async ({ domain }: Pick<FreeClaim, 'domain'>): Promise<boolean> => {
      const found = await documents().send(
        new GetCommand({ TableName: TableName(), Key: keys.freeDomain(domain), ConsistentRead: true }),
      );
      if (!found.Item) return true;
      return (domains.one(found.Item)?.accounts ?? freeAccountsPerDomain) < freeAccountsPerDomain;
    },
  ),
};
