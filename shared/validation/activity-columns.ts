/** The columns of the exported activity, in order. */
export const activityColumns = [
  'at',
  'what',
  'outcome',
  'who',
  'browser',
  'network',
  'session',
  'key',
  'subject',
  'error',
  'request',
  'id',
] as const;
export type ActivityColumn = (typeof activityColumns)[number];
