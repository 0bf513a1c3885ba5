import type * as z from 'zod';

/** What the text at one place of a change has to be. */
export type Condition =
  | string
  | boolean
  | { readonly prefix: string }
  | { readonly suffix: string }
  | { readonly exists: boolean };

/**
 * A pattern on a change of the table as its stream tells it, in EventBridge's terms: an object is an AND, a list an OR.
 * Numbers are texts there.
 */
export interface Pattern {
  readonly [name: string]: Pattern | readonly Condition[];
}

/** Changes of several kinds, each with a pattern of its own. */
export interface AnyOf {
  readonly $or: readonly Pattern[];
}

/** What queues are told, under the name that their consumers know it by. */
export interface Told<M extends z.ZodType = z.ZodType> {
  readonly name: string;
  /** What a message about it says: ids only, because queues keep what they hold for two weeks. */
  readonly message: M;
}

/** Something that happened, told by a change of one item of the table. */
export interface TableEvent<S extends z.ZodType = z.ZodType, M extends z.ZodType = z.ZodType> extends Told<M> {
  readonly pattern: Pattern | AnyOf;
  /**
   * What consumers of the stream read of the item as it is now, or was before it left; beside it `changedFrom`, the item
   * before, and `changedAt`, to the second.
   */
  readonly item: S;
  /** Whether such a change is the event after all, where no pattern can say so; absent means always. */
  tells?(item: z.output<S>): boolean;
}

export const tableEvent = <S extends z.ZodType, M extends z.ZodType>(event: TableEvent<S, M>): TableEvent<S, M> =>
  event;
