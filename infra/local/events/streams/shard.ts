import * as z from 'zod';
import { connectDynamoDb } from '../../aws/dynamodb-client.ts';
import { jsonClient } from '../../aws/json-client.ts';

const attributes = z.record(z.string(), z.unknown());

const rawRecord = z.object({
  eventName: z.enum(['INSERT', 'MODIFY', 'REMOVE']),
  dynamodb: z.object({
    ApproximateCreationDateTime: z.number(),
    Keys: attributes,
    NewImage: attributes.optional(),
    OldImage: attributes.optional(),
    SequenceNumber: z.string(),
    SizeBytes: z.number(),
    StreamViewType: z.string(),
  }),
});
/** A record as the emulator has it. */
export type RawRecord = z.output<typeof rawRecord>;

/** Before a stream's first record. */
export const horizon = '0';

interface Page {
  readonly records: readonly RawRecord[];
  /** Whether the stream had no more. */
  readonly isLast: boolean;
}

/** One reader of a table's stream; the emulator's streams have a single shard. */
export interface Shard {
  readonly id: string;
  /** The records after a number, as many as AWS gives at once. */
  readonly read: (after: string) => Promise<Page>;
}

export interface Streams {
  readonly open: (table: string) => Promise<Shard>;
  readonly close: () => void;
}

const tableAnswer = z.object({ Table: z.object({ LatestStreamArn: z.string() }) });
const streamAnswer = z.object({
  StreamDescription: z.object({ Shards: z.tuple([z.object({ ShardId: z.string() })], z.unknown()) }),
});
const iteratorAnswer = z.object({ ShardIterator: z.string() });
const recordsAnswer = z.object({ Records: z.array(rawRecord), NextShardIterator: z.string().optional() });

const recordsAtOnce = 1000;
const bytesAtOnce = 1_048_576;

/** The streams of the local DynamoDB, over its own protocol: an SDK would turn the values into objects. */
export const streams = (port: number): Streams => {
  const tables = connectDynamoDb(port);
  const client = jsonClient({ port, service: 'dynamodb', target: 'DynamoDBStreams_20120810', region: 'local' });

  return {
    open: async (table) => {
      const { LatestStreamArn: StreamArn } = tableAnswer.parse(
        await tables.send('DescribeTable', { TableName: table }),
      ).Table;
      const [{ ShardId }] = streamAnswer.parse(await client.send('DescribeStream', { StreamArn })).StreamDescription
        .Shards;
      let following: { readonly after: string; readonly iterator: string } | undefined;

      const iteratorAfter = async (after: string): Promise<string> => {
        if (following?.after === after) return following.iterator;
        const from =
          after === horizon
            ? { ShardIteratorType: 'TRIM_HORIZON' }
            : { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: after };
        return iteratorAnswer.parse(await client.send('GetShardIterator', { StreamArn, ShardId, ...from }))
          .ShardIterator;
      };

      return {
        id: ShardId,
        read: async (after) => {
          const ShardIterator = await iteratorAfter(after);
          const answer = recordsAnswer.parse(await client.send('GetRecords', { ShardIterator, Limit: recordsAtOnce }));
          const records = withinBytes(answer.Records);
          const isWhole = records.length === answer.Records.length;
          const last = records.at(-1)?.dynamodb.SequenceNumber ?? after;
          following =
            isWhole && answer.NextShardIterator !== undefined
              ? { after: last, iterator: answer.NextShardIterator }
              : undefined;
          return { records, isLast: isWhole && records.length < recordsAtOnce };
        },
      };
    },
    close: () => {
      tables.close();
      client.close();
    },
  };
};

/** The emulator gives records of any size; AWS stops at 1 MB. */
const withinBytes = (records: readonly RawRecord[]): readonly RawRecord[] => {
  let bytes = 0;
  const end = records.findIndex(({ dynamodb }, index) => (bytes += dynamodb.SizeBytes) > bytesAtOnce && index > 0);
  return end < 0 ? records : records.slice(0, end);
};
