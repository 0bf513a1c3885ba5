import type { Clock } from './host/clock.ts';
import type { LambdaHost, Outcome } from './lambda.ts';
import { type NextRun, parseExpression } from './schedules/expression.ts';
import type { Schedule } from './schedules/read.ts';

/** One run of a schedule and what its function came to. */
export interface Run {
  readonly schedule: string;
  readonly durationMs: number;
  readonly error?: Outcome['error'];
}

/** EventBridge Scheduler, as far as the templates use it. */
export interface Scheduler {
  /** Runs a schedule, or `all`, now, whatever its expression says; its next turn stays as it was. */
  readonly run: (name: string) => Promise<readonly Run[]>;
  /** What becomes due from now on waits, until it is let go and the clock is moved on. */
  readonly hold: () => void;
  readonly letGo: () => void;
  /** Resolves when everything that is due has run. */
  readonly settled: () => Promise<readonly Run[]>;
  readonly list: () => readonly {
    readonly name: string;
    readonly expression: string;
    readonly next: string | undefined;
  }[];
  /** The function that runs may end; none is begun any more. */
  readonly close: () => void;
}

interface Timed {
  readonly schedule: Schedule;
  readonly next: NextRun;
  due: number | undefined;
}

interface SchedulerOptions {
  readonly schedules: readonly Schedule[];
  readonly clock: Clock;
  readonly lambda: Pick<LambdaHost, 'invoke'>;
  readonly log: (line: string) => void;
}

/** The longest delay a timer takes. */
const longestTimer = 2 ** 31 - 1;

/** Runs schedules by the product's clock. One that became due several times while time moved on runs once. */
export const eventBridgeScheduler = ({ schedules, clock, lambda, log }: SchedulerOptions): Scheduler => {
  const start = clock.now();
  const timed: Timed[] = schedules.map((schedule) => {
    const next = parseExpression(schedule.expression, { start, timezone: schedule.timezone });
    return { schedule, next, due: next(start) };
  });
  let timer: NodeJS.Timeout | undefined;
  let last = Promise.resolve<readonly Run[]>([]);
  let isClosed = false;
  let isHeld = false;

  const arm = (): void => {
    clearTimeout(timer);
    const soonest = Math.min(...timed.map(({ due }) => due ?? Infinity));
    if (soonest === Infinity) return;
    timer = setTimeout(runDue, Math.min(longestTimer, Math.max(0, soonest - clock.now())));
    timer.unref();
  };

  const runInTurn = async (
    turns: readonly { readonly schedule: Schedule; readonly time: number }[],
  ): Promise<readonly Run[]> => {
    const runs: Run[] = [];
    for (const { schedule, time } of turns) {
      if (isClosed) break;
      const { error, durationMs } = await lambda.invoke(schedule.functionArn, schedule.event(time));
      if (error) log(`schedule ${schedule.name}: ${error.errorType}: ${error.errorMessage}`);
      runs.push({ schedule: schedule.name, durationMs, ...(error ? { error } : {}) });
    }
    return runs;
  };

  const runDue = (): void => {
    if (isHeld) return;
    const now = clock.now();
    const due = timed.filter((one) => (one.due ?? Infinity) <= now).toSorted((a, b) => (a.due ?? 0) - (b.due ?? 0));
    const turns = due.map(({ schedule, due: time = now }) => ({ schedule, time }));
    for (const one of due) one.due = one.next(now);
    arm();
    last = last.then(() => runInTurn(turns));
  };

  const unsubscribe = clock.onAdvance(runDue);
  arm();

  return {
    run: async (name) => {
      const chosen = schedules.filter((schedule) => name === 'all' || schedule.name === name);
      if (!chosen.length)
        throw new RangeError(
          `There is no schedule ${name}; there are: ${schedules.map((one) => one.name).join(', ')}.`,
        );
      const time = clock.now();
      return runInTurn(chosen.map((schedule) => ({ schedule, time })));
    },
    hold: () => {
      isHeld = true;
    },
    letGo: () => {
      isHeld = false;
    },
    settled: () => last,
    list: () =>
      timed.map(({ schedule: { name, expression }, due }) => ({
        name,
        expression,
        next: due === undefined ? undefined : new Date(due).toISOString(),
      })),
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      unsubscribe();
    },
  };
};
