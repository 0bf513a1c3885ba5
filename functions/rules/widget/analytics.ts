import type * as z from 'zod';
import type { WidgetAnalytics } from '#shared/contract/app/widget.ts';
import { widgetSteps, widgetVerdicts, type WidgetStep } from '#shared/validation/widget.ts';
import { otherHosts } from './counting.ts';

type Counts = Readonly<Record<string, number>>;
type View = z.output<typeof WidgetAnalytics>;

/** Hosts that are told by name, over a whole period. */
const hostsAtMost = 40;

const sumOf = (days: readonly Counts[]): Counts => {
  const sums: Record<string, number> = {};
  for (const [kind, count] of days.flatMap((counts) => Object.entries(counts))) sums[kind] = (sums[kind] ?? 0) + count;
  return sums;
};

/** Each step under what stands before its name. */
const stepsOf = (counts: Counts, before: string): Record<WidgetStep, number> => {
  const [minted, opened, asked, answered, accepted, left] = widgetSteps.map((step) => counts[`${before}.${step}`] ?? 0);
  return {
    minted: minted ?? 0,
    opened: opened ?? 0,
    asked: asked ?? 0,
    answered: answered ?? 0,
    accepted: accepted ?? 0,
    left: left ?? 0,
  };
};

/** `host.https://pagos.example.com.opened` -> `https://pagos.example.com`: what stands between the first point and the last. */
const namesIn = (counts: Counts, of: string): readonly string[] => {
  const names = Object.keys(counts)
    .filter((kind) => kind.startsWith(`${of}.`))
    .map((kind) => kind.slice(of.length + 1, kind.lastIndexOf('.')));
  return [...new Set(names)];
};

const addedTo = (one: Record<WidgetStep, number>, other: Record<WidgetStep, number>): Record<WidgetStep, number> => {
  const sum = { ...one };
  for (const step of widgetSteps) sum[step] += other[step];
  return sum;
};

/** Those with the most sessions first; those beyond the bound, and those that their days did not name, last and together. */
const hostsOf = (counts: Counts): View['hosts'] => {
  const named = namesIn(counts, 'host')
    .filter((origin) => origin !== otherHosts)
    .map((origin) => ({ origin, ...stepsOf(counts, `host.${origin}`) }))
    .toSorted((one, other) => other.minted - one.minted || (one.origin < other.origin ? -1 : 1));
  const rest = named
    .slice(hostsAtMost)
    .reduce<Record<WidgetStep, number>>(addedTo, stepsOf(counts, `host.${otherHosts}`));
  return [...named.slice(0, hostsAtMost), ...(rest.minted > 0 ? [{ origin: null, ...rest }] : [])];
};

/** What nobody answered with in the end is left out: a later answer may have taken all of it back. */
const countriesOf = (counts: Counts): View['countries'] =>
  namesIn(counts, 'country')
    .map((country) => ({
      country,
      answered: counts[`country.${country}.answered`] ?? 0,
      confirmed: counts[`country.${country}.confirmed`] ?? 0,
    }))
    .filter(({ answered }) => answered > 0)
    .toSorted((one, other) => other.answered - one.answered || (one.country < other.country ? -1 : 1));

/** Within how many seconds half of those who accepted did. */
const halfWithin = (counts: Counts): number | null => {
  const times = Object.entries(counts)
    .filter(([kind]) => kind.startsWith('time.'))
    .map(([kind, count]) => ({ seconds: Number(kind.slice('time.'.length)), count }))
    .toSorted((one, other) => one.seconds - other.seconds);
  const half = times.reduce((sum, { count }) => sum + count, 0) / 2;
  let reached = 0;
  return times.find(({ count }) => (reached += count) >= half && count > 0)?.seconds ?? null;
};

export interface CountedDay {
  readonly date: string;
  readonly counts: Counts;
}

/** What the counters of some days say, those of as many days before beside them. Every day has its line. */
export const analyticsOf = (
  counted: readonly CountedDay[],
  dates: readonly string[],
): Omit<View, 'period' | 'environment'> => {
  const countsOf = (date: string) => counted.find((day) => day.date === date)?.counts ?? {};
  const counts = sumOf(dates.map(countsOf));
  const [from = ''] = dates;
  return {
    days: dates.map((date) => ({ date, ...stepsOf(countsOf(date), 'step') })),
    totals: stepsOf(counts, 'step'),
    before: stepsOf(sumOf(counted.filter(({ date }) => date < from).map((day) => day.counts)), 'step'),
    hosts: hostsOf(counts),
    countries: countriesOf(counts),
    answers: widgetVerdicts.map((verdict) => ({ verdict, count: counts[`verdict.${verdict}`] ?? 0 })),
    acceptedWithinSeconds: halfWithin(counts),
  };
};
