import * as z from 'zod';
import { logger, tellCount } from '../../log.ts';

export type Item = Readonly<Record<string, unknown>>;

/** Rows that this version could not read: an alarm watches it. */
export const unreadableRows = 'unreadableRows';

const Place = z.object({ pk: z.string().regex(/^(?:USER|ACCOUNT)#/), sk: z.string() });
/** Where an item stands, as a log may say it: the key of what is no customer's may be, or hash, what somebody typed. */
export const placeOf = (item: unknown): string | undefined => {
  const { data } = Place.safeParse(item);
  return data && `${data.pk} ${data.sk}`;
};

/** Where a row is and which of its fields are wrong, never what stands in them. */
export const rowUnread = (kind: string, item: unknown, fields: readonly string[]): void => {
  logger.error('unreadable row', { kind, place: placeOf(item), fields });
  tellCount(unreadableRows);
};

/**
 * Reads rows of one kind, each by itself: what is written by a version this one does not know, or is damaged, takes
 * nothing with it. It is told, counted and left as it stands; whoever asked gets `undefined`, or the other rows.
 */
export const rowsOf = <S extends z.ZodType>(kind: string, schema: S) => {
  const one = (item: unknown): z.output<S> | undefined => {
    if (item === undefined) return undefined;
    const read = schema.safeParse(item);
    if (!read.success)
      rowUnread(
        kind,
        item,
        read.error.issues.map(({ path }) => path.join('.')),
      );
    return read.data;
  };
  return {
    one,
    all: (items: readonly unknown[] = []): z.output<S>[] => items.flatMap((item) => one(item) ?? []),
  };
};

/** A moment, or the beginning of time where the text is none. */
export const momentOr1970 = (text: string): string =>
  z.iso.datetime().safeParse(text).data ?? new Date(0).toISOString();

/** Of a list of words, those that this version knows. */
export const knownWords = <const V extends readonly [string, ...string[]]>(values: V) => {
  const known = z.enum(values);
  return z.array(z.unknown()).transform((words) => words.flatMap((word) => known.safeParse(word).data ?? []));
};
