import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { keys } from '#functions/store/table/keys.ts';
import { connectDynamoDb } from '../local/aws/dynamodb-client.ts';

type Key = Readonly<Record<'pk' | 'sk', string>>;
type Row = Readonly<Record<string, unknown>>;

interface Page {
  readonly Items: readonly unknown[];
  readonly LastEvaluatedKey?: unknown;
}

/** In DynamoDB's JSON bytes are base64. */
const rowIn = (item: unknown): Row =>
  unmarshall(
    JSON.parse(JSON.stringify(item), (name, value: unknown) =>
      name === 'B' && typeof value === 'string' ? new Uint8Array(Buffer.from(value, 'base64')) : value,
    ) as Record<string, AttributeValue>,
  );
const itemOf = (row: object) =>
  Object.fromEntries(
    Object.entries(marshall(row, { removeUndefinedValues: true })).map(([name, value]) => [
      name,
      value.B ? { B: Buffer.from(value.B).toString('base64') } : value,
    ]),
  );

/** Asks about a table, the only one of its database unless it is named, in DynamoDB's own notation: for rows that no version writes. */
export const askTable = (port: number, name?: string) => {
  const database = connectDynamoDb(port);
  const find = async () => (await database.send('ListTables', {})) as { TableNames?: string[] };
  let found = name;
  return async <A>(operation: string, input: object = {}): Promise<A> => {
    found ??= (await find()).TableNames?.[0];
    return (await database.send(operation, { TableName: found, ...input })) as A;
  };
};

/** The rows of a table, the only one of its database unless it is named. */
export const tableIn = (port: number, name?: string) => {
  const ask = askTable(port, name);

  const pages = async (operation: 'Query' | 'Scan', input: object = {}): Promise<readonly Row[]> => {
    const rows: Row[] = [];
    let from: unknown;
    do {
      const page = await ask<Page>(operation, { ...input, ExclusiveStartKey: from });
      rows.push(...page.Items.map(rowIn));
      from = page.LastEvaluatedKey;
    } while (from !== undefined);
    return rows;
  };

  const find = async (key: Key): Promise<Row | undefined> => {
    const { Item } = await ask<{ readonly Item?: unknown }>('GetItem', { Key: marshall(key), ConsistentRead: true });
    return Item === undefined ? undefined : rowIn(Item);
  };
  const get = async (key: Key): Promise<Row> => {
    const row = await find(key);
    if (!row) throw new Error(`Nothing stands at ${key.pk} ${key.sk}`);
    return row;
  };
  return {
    find,
    get,
    /** Rows of a partition whose places begin so. */
    below: ({ pk, sk }: Key): Promise<readonly Row[]> =>
      pages('Query', {
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
        ExpressionAttributeValues: marshall({ ':pk': pk, ':sk': sk }),
        ConsistentRead: true,
      }),
    all: () => pages('Scan'),
    put: (row: object) => ask('PutItem', { Item: itemOf(row) }),
    delete: (key: Key) => ask('DeleteItem', { Key: marshall(key) }),
    userIdOf: async ({ email }: { readonly email: string }): Promise<string> =>
      String((await get(keys.email(email)))['userId']),
  };
};
