import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keptDays } from '#shared/kept-days.ts';
import { ofNobody, retention } from '#shared/retention.ts';
import { batchKept } from '#shared/validation/batches.ts';
import { fixtures, textIn, type Item } from '../infra/testing/releases/fixture.ts';
import { kindNames, kindsOf } from '../infra/testing/releases/kinds.ts';
import { prepare } from '../infra/prepare.ts';
import { daySeconds } from './rules/time.ts';

const lines = [...Object.values(retention), ofNobody];

const newest = fixtures.at(-1);
const rows = newest?.rows ?? [];
const writtenBy = Date.parse(newest?.recordedAt ?? '') / 1000;

/** When a row leaves by itself. */
const endOf = (row: Item): number | undefined => {
  const ttl = row['ttl']?.['N'];
  return typeof ttl === 'string' ? Number(ttl) : undefined;
};

/** A row that a customer still has in use, or a job, has no end: it begins to count when it is nobody's. */
const isInUse: Readonly<Record<string, (row: Item) => boolean>> = {
  payeeBy: (row) => 'payees' in row,
  erasure: (row) => !('erasedAt' in row),
};

test('every kind of row that the product writes is in one line of what is kept', () => {
  expect(lines.flatMap((line) => line.rows).toSorted()).toEqual(kindNames.toSorted());
});

test.for(lines.flatMap(({ days, rows: kinds }) => kinds.map((kind) => [kind, days] as const)))(
  'a row of kind %s is kept for no longer than %s says',
  ([kind, days]) => {
    const own = rows.filter((row) => kindsOf(row).includes(kind));
    expect(own.length).toBeGreaterThan(0);
    if (typeof days !== 'number' || kind === 'alarm') return;
    const ending = own.filter((row) => !isInUse[kind]?.(row));
    for (const row of ending) {
      const left = ((endOf(row) ?? Infinity) - writtenBy) / daySeconds;
      expect([textIn(row, 'sk'), left]).toEqual([textIn(row, 'sk'), expect.toSatisfy((d: number) => d <= days)]);
    }
  },
);

const { assemblyDir } = await prepare();
interface Resource {
  readonly Type: string;
  readonly Properties: Readonly<Record<string, unknown>>;
}
const resources = ['Core', 'Work', 'AppFunctions', 'PublicFunctions', 'AppApi', 'PublicApi'].flatMap((stack) =>
  Object.values(
    (
      JSON.parse(readFileSync(join(assemblyDir, `${stack}.template.json`), 'utf8')) as {
        readonly Resources: Readonly<Record<string, Resource>>;
      }
    ).Resources,
  ),
);
const propertiesOf = (type: string) =>
  resources.filter(({ Type }) => Type === type).map(({ Properties }) => Properties);

test('logs, messages, copies of the table and files of batches leave as they are said to', () => {
  const logs = new Set(propertiesOf('AWS::Logs::LogGroup').map(({ RetentionInDays }) => RetentionInDays));
  expect(logs).toEqual(new Set([keptDays.logs]));
  const queues = new Set(propertiesOf('AWS::SQS::Queue').map(({ MessageRetentionPeriod }) => MessageRetentionPeriod));
  expect(queues).toEqual(new Set([keptDays.messages * daySeconds]));
  const [table] = propertiesOf('AWS::DynamoDB::GlobalTable');
  expect(JSON.stringify(table)).toContain(`"RecoveryPeriodInDays":${keptDays.backups}`);
  const [bucket] = propertiesOf('AWS::S3::Bucket');
  expect(JSON.stringify(bucket)).toContain(`"ExpirationInDays":${batchKept.fileDays}`);
});
