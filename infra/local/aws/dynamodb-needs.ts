import * as z from 'zod';
import type { Assembly } from '../assembly.ts';
import { partitionKeyOf, tablesOf } from './dynamodb-keys.ts';
import type { Need } from './iam/iam.ts';
import type { Call } from './wire.ts';
import { inputAs, unknownOperation } from './wire.ts';

/** Looked at only where a policy asks for it: DynamoDB itself judges what they hold. */
const attributes = z
  .custom<Readonly<Record<string, unknown>>>(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
    'attributes must be an object',
  )
  .optional();

const onTable = z.object({
  TableName: z.string(),
  IndexName: z.string().optional(),
  Key: attributes,
  Item: attributes,
  KeyConditionExpression: z.string().optional(),
  FilterExpression: z.string().optional(),
  ProjectionExpression: z.string().optional(),
  Select: z.string().optional(),
  ExpressionAttributeNames: z.record(z.string(), z.string()).default({}),
  ExpressionAttributeValues: attributes,
});

type OnTable = z.infer<typeof onTable>;

/** The members of a transaction are granted one by one, each under its single-item name. */
const memberActions = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
  Get: 'GetItem',
} as const;

const member = z.partialRecord(z.enum(['Put', 'Update', 'Delete', 'ConditionCheck', 'Get']), onTable);
const transaction = z.object({ TransactItems: z.array(member) });

const keysOfBatch = z
  .object({
    Keys: z.array(z.record(z.string(), z.unknown())),
    ProjectionExpression: z.string().optional(),
    ExpressionAttributeNames: z.record(z.string(), z.string()).default({}),
  })
  .transform(({ Keys, ...seen }) => ({ keys: Keys, seen }));
const writesOfBatch = z
  .array(
    z.object({
      PutRequest: z.object({ Item: z.record(z.string(), z.unknown()) }).optional(),
      DeleteRequest: z.object({ Key: z.record(z.string(), z.unknown()) }).optional(),
    }),
  )
  .transform((writes) => ({
    keys: writes.map((write) => write.PutRequest?.Item ?? write.DeleteRequest?.Key ?? {}),
    seen: undefined,
  }));
const batch = z.object({ RequestItems: z.record(z.string(), z.union([keysOfBatch, writesOfBatch])) });

type Batched = z.infer<typeof keysOfBatch> | z.infer<typeof writesOfBatch>;

const singleTable = new Set(['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'Query', 'Scan', 'DescribeTable']);

/** `#pk = :pk AND begins_with(sk, :prefix)` -> the value of `:pk`, when `#pk` or `pk` names the partition key. */
const queriedValue = (key: string, item: Partial<OnTable>): unknown => {
  for (const [, name = '', value = ''] of (item.KeyConditionExpression ?? '').matchAll(/([#\w.-]+)\s*=\s*(:\w+)/g))
    if ((item.ExpressionAttributeNames?.[name] ?? name) === key) return item.ExpressionAttributeValues?.[value];
  return undefined;
};

/** The partition key values that a call touches; a scan has none. */
const leadingKeys = (key: string | undefined, item: Partial<OnTable>): readonly string[] | undefined => {
  if (!key) return undefined;
  const value = item.Key?.[key] ?? item.Item?.[key] ?? queriedValue(key, item);
  return typeof value === 'object' && value ? Object.values(value).map(String) : undefined;
};

/** What a read asks to see. */
type Seen = Pick<OnTable, 'ProjectionExpression' | 'ExpressionAttributeNames'> &
  Partial<Pick<OnTable, 'KeyConditionExpression' | 'FilterExpression' | 'Select'>>;

/** The names of attributes in an expression, without functions, values and what is within an attribute. */
const namesIn = (expression: string | undefined, { ExpressionAttributeNames: names }: Seen): readonly string[] =>
  [...(expression ?? '').matchAll(/(?<![:.\w#-])(#?[A-Za-z_][\w-]*)(?!\w*\()/g)]
    .map(([, name = '']) => names[name] ?? name)
    .filter((name) => !/^(?:and|or|not|between|in)$/i.test(name));

/** The attributes that a read names, its keys among them; absent where it asks for whole rows. */
const attributesOf = (
  seen: Seen,
  keys: readonly Readonly<Record<string, unknown>>[],
): readonly string[] | undefined => {
  if (seen.ProjectionExpression === undefined) return undefined;
  const named = [seen.ProjectionExpression, seen.KeyConditionExpression, seen.FilterExpression];
  return [...new Set([...named.flatMap((one) => namesIn(one, seen)), ...keys.flatMap((key) => Object.keys(key))])];
};

const reads = new Set(['GetItem', 'BatchGetItem', 'Query', 'Scan']);

/** What policies may ask about what a read shows; a write shows nothing that is known here. */
const seenBy = (operation: string, seen: Seen | undefined, keys: readonly Readonly<Record<string, unknown>>[]) => {
  const one = reads.has(operation) ? seen : undefined;
  const select =
    one && (one.Select ?? (one.ProjectionExpression === undefined ? 'ALL_ATTRIBUTES' : 'SPECIFIC_ATTRIBUTES'));
  return {
    'dynamodb:attributes': () => one && attributesOf(one, keys),
    'dynamodb:select': () => (select === undefined ? undefined : [select]),
  };
};

/** Together, unless one of them cannot be seen. */
const allOf = (each: readonly (readonly string[] | undefined)[]): readonly string[] | undefined =>
  each.every((values) => values !== undefined) ? each.flat() : undefined;

const nameOf = ({ TableName }: OnTable) => TableName.slice(TableName.lastIndexOf('/') + 1);

/** What a DynamoDB call needs: per item in transactions, per table in batches, on the index when one is read. */
export const dynamodbNeeds = (assembly: Assembly): ((call: Call) => readonly Need[]) => {
  const tables = new Map(tablesOf(assembly).map((table) => [table.name, table]));
  const arnOf = (table: string) =>
    table.startsWith('arn:') ? table : `arn:aws:dynamodb:${assembly.region}:${assembly.account}:table/${table}`;

  const need = (operation: string, item: OnTable, enclosing?: string): Need => {
    const suffix = item.IndexName ? `/index/${item.IndexName}` : '';
    const context: Record<string, () => readonly string[] | undefined> = {
      'dynamodb:leadingkeys': () => leadingKeys(partitionKeyOf(tables.get(nameOf(item)), item.IndexName), item),
      'dynamodb:enclosingoperation': () => (enclosing ? [enclosing] : undefined),
      ...seenBy(operation, item, item.Key ? [item.Key] : []),
    };
    return {
      action: `dynamodb:${operation}`,
      resource: arnOf(item.TableName) + suffix,
      context: (key) => context[key]?.(),
    };
  };

  const batchNeed = (operation: string, table: string, { keys, seen }: Batched): Need => {
    const key = partitionKeyOf(tables.get(table));
    const context: Record<string, () => readonly string[] | undefined> = {
      'dynamodb:leadingkeys': () => allOf(keys.map((item) => leadingKeys(key, { Key: item }))),
      ...seenBy(operation, seen, keys),
    };
    return { action: `dynamodb:${operation}`, resource: arnOf(table), context: (name) => context[name]?.() };
  };

  return (call) => {
    const { operation, input } = call;
    if (singleTable.has(operation)) return [need(operation, inputAs(onTable, input))];
    if (operation === 'TransactWriteItems' || operation === 'TransactGetItems')
      return inputAs(transaction, input).TransactItems.flatMap((item) =>
        Object.entries(memberActions).flatMap(([kind, action]) => {
          const target = item[kind as keyof typeof memberActions];
          return target ? [need(action, target, operation)] : [];
        }),
      );
    if (operation === 'BatchWriteItem' || operation === 'BatchGetItem')
      return Object.entries(inputAs(batch, input).RequestItems).map(([table, asked]) =>
        batchNeed(operation, table, asked),
      );
    throw unknownOperation(call);
  };
};
