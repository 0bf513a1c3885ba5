import { widgetSteps, type WidgetStep, type WidgetVerdict } from '#shared/validation/widget.ts';
import type { Environment } from '#shared/validation/environment.ts';

/** A session of the widget as far as counting reads it. */
export interface SessionRow {
  readonly userId: string;
  readonly key?: string;
  readonly environment: Environment;
  readonly origin: string;
  readonly createdAt: string;
  readonly steps: Readonly<Partial<Record<WidgetStep, string>>>;
  readonly answered?: { readonly country: string; readonly verdict: WidgetVerdict };
}

const add = (counts: Record<string, number>, kind: string) => void (counts[kind] = (counts[kind] ?? 0) + 1);

/** What the counters of all days have to say of these sessions, by day and kind; times are left out. */
export const truthOf = (sessions: readonly SessionRow[]): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const { userId, key, environment, origin, createdAt, steps, answered } of sessions) {
    if (key === undefined) continue;
    const day = `${userId} ${environment} ${createdAt.slice(0, 10)}`;
    for (const step of widgetSteps.filter((one) => one in steps)) {
      add(counts, `${day} step.${step}`);
      add(counts, `${day} host.${origin}.${step}`);
    }
    if (!answered) continue;
    add(counts, `${day} verdict.${answered.verdict}`);
    add(counts, `${day} country.${answered.country}.answered`);
    if (answered.verdict === 'confirmed') add(counts, `${day} country.${answered.country}.confirmed`);
  }
  return counts;
};

/** The same as the rows of days say it, those without a session left out. */
export const countedIn = (days: readonly Readonly<Record<string, unknown>>[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    days.flatMap(({ pk, sk, ...item }) => {
      const [, environment, date] = String(sk).split('#');
      return Object.entries(item)
        .filter(([name, count]) => name.startsWith('n.') && !name.startsWith('n.time.') && Number(count) !== 0)
        .map(([name, count]) => [
          `${String(pk).slice('USER#'.length)} ${environment} ${date} ${name.slice(2)}`,
          Number(count),
        ]);
    }),
  );

/** So many steps at one moment, the first of them. */
export const stepsAt = (at: string, ...steps: readonly WidgetStep[]): SessionRow['steps'] =>
  Object.fromEntries(steps.map((step) => [step, at]));
