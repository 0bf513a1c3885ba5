import type { Assembly } from '../assembly.ts';
import type { FunctionDefinition } from './definition.ts';

type Right = readonly [action: string, resource: string];

const traces: readonly Right[] = [
  ['xray:PutTraceSegments', '*'],
  ['xray:PutTelemetryRecords', '*'],
];

/** What the Lambda service does with a function's own role when it starts an environment. */
export const serviceRights = (
  { logGroup, isTraced }: FunctionDefinition,
  { region, account }: Assembly,
): readonly Right[] => {
  const stream = `arn:aws:logs:${region}:${account}:log-group:${logGroup}:log-stream:local`;
  return [['logs:CreateLogStream', stream], ['logs:PutLogEvents', stream], ...(isTraced ? traces : [])];
};
