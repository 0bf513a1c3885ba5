import * as z from 'zod';
import type { Assembly } from '../assembly.ts';
import { readProperties } from '../assembly/read-properties.ts';
import type { Resource } from '../assembly/resource.ts';

const keySchema = z.array(z.object({ AttributeName: z.string(), KeyType: z.enum(['HASH', 'RANGE']) })).min(1);

/** Templates also carry throughput settings on an index, which CreateTable does not take: they are left out. */
const index = z.object({ IndexName: z.string(), KeySchema: keySchema, Projection: z.unknown() });

/** What the endpoint reads of a table, in either of the two resource types that CloudFormation has for it. */
const tableProperties = z.object({
  KeySchema: keySchema,
  AttributeDefinitions: z.array(z.object({ AttributeName: z.string(), AttributeType: z.string() })),
  GlobalSecondaryIndexes: z.array(index).default([]),
  LocalSecondaryIndexes: z.array(index).default([]),
  TimeToLiveSpecification: z.object({ AttributeName: z.string().optional(), Enabled: z.boolean() }).optional(),
  StreamSpecification: z.object({ StreamViewType: z.string() }).optional(),
});

type KeySchema = z.infer<typeof keySchema>;

export interface Table extends z.infer<typeof tableProperties> {
  readonly name: string;
  readonly path: string;
}

const readTable = (resource: Resource): Table => ({
  ...readProperties(resource, tableProperties),
  name: resource.physicalId,
  path: resource.path,
});

/** The tables of the templates. */
export const tablesOf = (assembly: Assembly): readonly Table[] =>
  [...assembly.of('AWS::DynamoDB::Table'), ...assembly.of('AWS::DynamoDB::GlobalTable')].map(readTable);

const partitionKey = (schema: KeySchema | undefined): string | undefined =>
  schema?.find(({ KeyType }) => KeyType === 'HASH')?.AttributeName;

/** The partition key's attribute of a table, or of one of its indexes. */
export const partitionKeyOf = (table: Table | undefined, indexName?: string): string | undefined => {
  if (!indexName) return partitionKey(table?.KeySchema);
  const indexes = [...(table?.GlobalSecondaryIndexes ?? []), ...(table?.LocalSecondaryIndexes ?? [])];
  return partitionKey(indexes.find(({ IndexName }) => IndexName === indexName)?.KeySchema);
};
