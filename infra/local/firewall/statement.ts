import * as z from 'zod';

/** What a firewall sees of a request. */
export interface Seen {
  readonly ip: string;
  /** As it was sent: percent-encoded, without the query. */
  readonly path: string;
  /** A header's value, by its name in lower case. */
  readonly header: (name: string) => string | undefined;
}

const decoded = (text: string): string =>
  text.replace(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** `//a/./b/../c` -> `/a/c` */
const normalized = (path: string): string => {
  const kept: string[] = [];
  for (const segment of path.split('/').filter((one) => one !== '' && one !== '.'))
    if (segment === '..') kept.pop();
    else kept.push(segment);
  return `/${kept.join('/')}${kept.length > 0 && path.endsWith('/') ? '/' : ''}`;
};

const transformations = {
  NONE: (text: string) => text,
  URL_DECODE: decoded,
  NORMALIZE_PATH: normalized,
} as const;

const positions = {
  EXACTLY: (text: string, wanted: string) => text === wanted,
  STARTS_WITH: (text: string, wanted: string) => text.startsWith(wanted),
} as const;

const keysOf = <K extends string>(table: Readonly<Record<K, unknown>>): K[] => Object.keys(table) as K[];

const byteMatch = z.strictObject({
  SearchString: z.string().max(200),
  FieldToMatch: z.union([
    z.strictObject({ UriPath: z.strictObject({}) }),
    z.strictObject({ SingleHeader: z.strictObject({ Name: z.string() }) }),
  ]),
  PositionalConstraint: z.enum(keysOf(positions)),
  TextTransformations: z
    .array(z.strictObject({ Priority: z.number(), Type: z.enum(keysOf(transformations)) }))
    .nonempty(),
});
export const byteMatchStatement = z.strictObject({ ByteMatchStatement: byteMatch });

const fieldOf = (field: z.output<typeof byteMatch>['FieldToMatch'], seen: Seen): string | undefined =>
  'UriPath' in field ? seen.path : seen.header(field.SingleHeader.Name.toLowerCase());

/** Whether one field of a request says what is wanted; a header that is missing never does. */
export const matches = ({ ByteMatchStatement: wanted }: z.output<typeof byteMatchStatement>, seen: Seen): boolean => {
  const field = fieldOf(wanted.FieldToMatch, seen);
  if (field === undefined) return false;
  const inOrder = wanted.TextTransformations.toSorted((one, other) => one.Priority - other.Priority);
  const text = inOrder.reduce((before, { Type }) => transformations[Type](before), field);
  return positions[wanted.PositionalConstraint](text, wanted.SearchString);
};
