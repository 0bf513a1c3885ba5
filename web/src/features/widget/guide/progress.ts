import type { Settings } from '../api/widget.ts';
import type { WidgetKey } from '../own-values.ts';

/** How far sessions came, as the last thirty days say. */
export interface Seen {
  readonly minted: number;
  readonly opened: number;
  readonly answered: number;
}

/** The steps from nothing to answers in a page of one's own. */
export const steps = ['key', 'origin', 'session', 'page', 'result'] as const;
export type Step = (typeof steps)[number];

export interface Known {
  readonly keys: readonly WidgetKey[];
  readonly settings: Pick<Settings, 'allowedOrigins'>;
  /** Of both environments together; absent while nobody knows it. */
  readonly seen: Seen | undefined;
}

const done: Readonly<Record<Step, (known: Known) => boolean>> = {
  key: ({ keys }) => keys.some(({ state }) => state === 'active'),
  origin: ({ settings }) => settings.allowedOrigins.length > 0,
  session: ({ seen }) => (seen?.minted ?? 0) > 0,
  page: ({ seen }) => (seen?.opened ?? 0) > 0,
  result: ({ seen }) => (seen?.answered ?? 0) > 0,
};

/** Which steps are done already; the first that is not comes next. */
export const progressOf = (known: Known): Readonly<Record<Step, boolean>> => ({
  key: done.key(known),
  origin: done.origin(known),
  session: done.session(known),
  page: done.page(known),
  result: done.result(known),
});
