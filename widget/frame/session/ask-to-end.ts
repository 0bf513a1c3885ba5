import { ApiError } from '#shared/contract/client.ts';
import type { WidgetAnswer } from '#shared/contract/resources/widget.ts';
import type { Question, Session } from './session.ts';

/** Whoever waits, and how; a test waits for nothing. */
export type Pause = (milliseconds: number) => Promise<void>;
const pause: Pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const soonMs = 2_000;
const laterMs = 10_000;
/** After so many looks the bank has asked for more time, and minutes may pass. */
const soonLooks = 10;
/** Answers lost on the way, one after the other, before the payee is told. */
const lostAtMost = 3;

const isLost = (error: unknown) => error instanceof ApiError && error.status === 0;

/** Repeats what got lost on the way, which is safe: the same question is asked once, and looking changes nothing. */
const persistently = async <Result>(send: () => Promise<Result>, wait: Pause): Promise<Result> => {
  for (let failures = 1; ; failures++) {
    try {
      return await send();
    } catch (error) {
      if (!isLost(error) || failures >= lostAtMost) throw error;
      await wait(soonMs);
    }
  }
};

/** Asks once and looks until there is a verdict; somebody who left stops it by the signal. */
export const askToEnd = async (
  session: Pick<Session, 'ask' | 'look'>,
  question: Question,
  signal: AbortSignal,
  wait = pause,
): Promise<WidgetAnswer> => {
  let answer = await persistently(() => session.ask(question), wait);
  for (let looks = 0; answer.verdict === null; looks++) {
    await wait(looks < soonLooks ? soonMs : laterMs);
    signal.throwIfAborted();
    const { id } = answer;
    answer = await persistently(() => session.look(id), wait);
  }
  return answer;
};
