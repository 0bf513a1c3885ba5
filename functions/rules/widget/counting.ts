import * as z from 'zod';
import { environments } from '#shared/validation/environment.ts';
import { widgetSteps, widgetVerdicts, type WidgetStep } from '#shared/validation/widget.ts';
import { secondsBetween } from '../time.ts';

const moment = z.iso.datetime();

/** What counting reads of a session of the widget, and what of it was counted. */
export const Countable = z.object({
  userId: z.string(),
  /** The key that minted it; absent where its owner tries the widget, which nobody counts. */
  key: z.string().optional(),
  environment: z.enum(environments),
  origin: z.string(),
  createdAt: moment,
  /** When it took each; words of another version are left to it. */
  steps: z.record(z.string(), z.unknown()),
  answered: z
    .object({ country: z.string(), verdict: z.enum(widgetVerdicts) })
    .optional()
    .catch(undefined),
  counted: z.array(z.unknown()).default([]),
  /** The answer that it is counted with, which may not be its last one any more. */
  countedAnswer: z.object({ country: z.string(), verdict: z.string() }).optional(),
});
export type Countable = Readonly<z.output<typeof Countable>>;

type Answer = NonNullable<Countable['answered']>;

/** What is not counted yet: steps, and an answer where another one, or none, was counted. */
export interface Uncounted {
  readonly steps: readonly WidgetStep[];
  readonly answer: Answer | undefined;
}

const isSame = (one: Answer, other: Countable['countedAnswer']): boolean =>
  one.country === other?.country && one.verdict === other.verdict;

/** `undefined` where all of it is counted, and where it is nothing to count. */
export const uncountedOf = ({ key, steps, counted, answered, countedAnswer }: Countable): Uncounted | undefined => {
  const fresh = widgetSteps.filter((step) => step in steps && !counted.includes(step));
  const answer = answered && 'answered' in steps && !isSame(answered, countedAnswer) ? answered : undefined;
  return key !== undefined && (fresh.length > 0 || answer) ? { steps: fresh, answer } : undefined;
};

/** In seconds from a session's opening to its acceptance: each acceptance counts for the first that it does not exceed. */
const times = [5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 300, 600, 1200] as const;

const timeKinds = ({ steps: { opened, accepted } }: Countable, fresh: readonly WidgetStep[]): readonly string[] => {
  const [from, to] = [moment.safeParse(opened).data, moment.safeParse(accepted).data];
  if (!fresh.includes('accepted') || from === undefined || to === undefined) return [];
  const seconds = secondsBetween(from, to);
  return [`time.${times.find((atMost) => seconds <= atMost) ?? times.at(-1)}`];
};

const answerKinds = ({ country, verdict }: NonNullable<Countable['countedAnswer']>): readonly string[] => [
  `verdict.${verdict}`,
  `country.${country}.answered`,
  ...(verdict === 'confirmed' ? [`country.${country}.confirmed`] : []),
];

/**
 * By how much the counters of the day change: `step.<step>`, `host.<host>.<step>`, `time.<seconds>`, `verdict.<verdict>`,
 * `country.<country>.answered` and `.confirmed`. A session has one answer, its last: a later one takes the earlier back.
 */
export const changesOf = (
  session: Countable,
  { steps, answer }: Uncounted,
  host: string,
): Readonly<Record<string, number>> => {
  const changes: Record<string, number> = {};
  const add = (kinds: readonly string[], by: number) => {
    for (const kind of kinds) changes[kind] = (changes[kind] ?? 0) + by;
  };
  add(
    steps.flatMap((step) => [`step.${step}`, `host.${host}.${step}`]),
    1,
  );
  add(timeKinds(session, steps), 1);
  if (answer && session.countedAnswer) add(answerKinds(session.countedAnswer), -1);
  if (answer) add(answerKinds(answer), 1);
  return Object.fromEntries(Object.entries(changes).filter(([, by]) => by !== 0));
};

/** The host that stands for those beyond the bound of a day. */
export const otherHosts = '*';
