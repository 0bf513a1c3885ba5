import { QueryCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { documents, TableName } from '#functions/store/table/table.ts';

export type TableRow = Readonly<Record<string, unknown>>;

interface Page {
  readonly Items?: readonly TableRow[] | undefined;
  readonly LastEvaluatedKey?: Record<string, unknown> | undefined;
}

const allOf = async (page: (from: Record<string, unknown> | undefined) => Promise<Page>) => {
  const rows: TableRow[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await page(from);
    rows.push(...Items);
    from = LastEvaluatedKey;
  } while (from);
  return rows as readonly TableRow[];
};

/** Every row of the table that is open. */
export const everyRow = () =>
  allOf((from) => documents().send(new ScanCommand({ TableName: TableName(), ExclusiveStartKey: from })));

/** Every row of one of its partitions, in order. */
export const rowsIn = (pk: string) =>
  allOf((from) =>
    documents().send(
      new QueryCommand({
        TableName: TableName(),
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': pk },
        ConsistentRead: true,
        ExclusiveStartKey: from,
      }),
    ),
  );
