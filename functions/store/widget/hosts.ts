import * as z from 'zod';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { logger } from '../../log.ts';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { noted, stillUncovered, type UncoveredHost } from '../../rules/widget/uncovered-hosts.ts';
import { keys } from '../table/keys.ts';
import { rowsOf } from '../table/row.ts';
import { documents, TableName } from '../table/table.ts';
import { backoff, replace } from '../table/transaction.ts';

const Host = z.object({ origin: z.string(), count: z.int().positive(), lastAt: z.iso.datetime() });
const hostRows = rowsOf('host of the widget', Host);

/** Hosts that asked for the widget of a customer and were not allowed: one item, whatever asks. */
const Hosts = z.object({
  hosts: z
    .array(z.unknown())
    .catch([])
    .transform((hosts) => hostRows.all(hosts)),
  /** How often it was written. */
  version: z.int(),
});
const rows = rowsOf('hosts of the widget', Hosts);

const read = async (userId: string) => {
  const { Item } = await documents().send(
    new GetCommand({ TableName: TableName(), Key: keys.widgetHosts(userId), ConsistentRead: true }),
  );
  return rows.one(Item);
};

/** Others write at the same time: then it looks again. */
const turns = 8;

type Change = (hosts: readonly UncoveredHost[]) => readonly UncoveredHost[];

/** Nobody is answered otherwise because it fails: then a report to read says a little less. */
const change = async (userId: string, changed: Change): Promise<void> => {
  for (let turn = 0; turn < turns; turn++) {
    const { hosts = [], version } = (await read(userId)) ?? {};
    const after = changed(hosts);
    if (after.length === hosts.length && after.every((host, index) => host === hosts[index])) return;
    const isWritten = await replace({
      TableName: TableName(),
      Item: { ...keys.widgetHosts(userId), hosts: after, version: (version ?? 0) + 1 },
      ...(version === undefined
        ? { ConditionExpression: 'attribute_not_exists(version) OR NOT attribute_type(version, :number)' }
        : { ConditionExpression: 'version = :version' }),
      ExpressionAttributeValues: version === undefined ? { ':number': 'N' } : { ':version': version },
    });
    if (isWritten) return;
    await backoff(turn);
  }
  logger.warn('uncovered hosts not written');
};

const note = (userId: string, origin: string, now: string): Promise<void> =>
  change(userId, (hosts) => noted(hosts, origin, now));

const forget = (userId: string, allowedOrigins: readonly string[]): Promise<void> =>
  change(userId, (hosts) => stillUncovered(hosts, allowedOrigins));

export const verbs = {
  /** Newest first. */
  find: verb(
    [onTable('GetItem').of(keys.widgetHosts)],
    async (userId: string): Promise<readonly UncoveredHost[]> => (await read(userId))?.hosts ?? [],
  ),
  note: verb([onTable('GetItem', 'PutItem').of(keys.widgetHosts)], note),
  /** Those that are allowed from now on. */
  forget: verb([onTable('GetItem', 'PutItem').of(keys.widgetHosts)], forget),
};
