import { quotingAll } from './kinds.ts';

/** AWS says no, and quotes all that it was given: whatever is done about it may tell. */
const refused = (service: string, code: string, rate: number, more: object = {}): object => ({
  kind: 'error',
  service,
  code,
  rate,
  message: quotingAll,
  ...more,
});
const table = (operation: string, rate: number): object =>
  refused('dynamodb', 'ValidationException', rate, { operation });

/** What fails now and then, so that whatever comes after it is reached, too. */
const now = [
  table('GetItem', 0.15),
  ...['Query', 'BatchGetItem', 'TransactGetItems'].map((operation) => table(operation, 0.4)),
  ...['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem', 'TransactWriteItems'].map((operation) =>
    table(operation, 0.4),
  ),
  { kind: 'conflict', service: 'dynamodb', rate: 0.2 },
  refused('kms', 'DisabledException', 0.6),
  ...['sqs', 's3', 'ses', 'ssm', 'secretsmanager'].map((service) => refused(service, 'AccessDenied', 0.5)),
];

/** So often a request is sent while any of it may fail; the next time, all of it does. */
const tries = 3;

/** The failures of one function, or of all whose names hold a part. */
export const failuresOf = (part: string): readonly object[] => now.map((fault) => ({ ...fault, function: part }));

/** One after the other, what a function meets in as many requests. */
export const turnsOf = (part: string): readonly (readonly object[])[] => [
  failuresOf(part),
  ...Array.from({ length: tries - 1 }, () => []),
  failuresOf(part).map((fault) => ({ ...fault, rate: 1 })),
];

/** Accounts by which the simulated bank fails, each in its way. */
export const unanswered = [
  'providerError',
  'bankDown',
  'badCredentials',
  'notJson',
  'throttled',
  'reset',
  'neverAnswers',
  'endless',
] as const;
