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
/** The server may still be preparing the answer to the same question. */
const preparedWithin = 20;

const isLost = (error: unknown) => error instanceof ApiError && error.status === 0;
const isPrepared = (error: unknown) =>
  error instanceof ApiError && error.problem?.error === 'errors.idempotencyInProgress';

/** Repeats what got lost on the way, which is safe: a question has its key, and looking changes nothing. */
const persistently = async <Result>(send: () => Promise<Result>, wait: Pause): Promise<Result> => {
  for (let failures = 1; ; failures++) {
    try {
      return await send();
    } catch (error) {
      const isWorthIt = (isLost(error) && failures < lostAtMost) || (isPrepared(error) && failures < preparedWithin);
      if (!isWorthIt) throw error;
      await wait(soonMs);
    }
  }
};

/** Asks once and looks until there is a verdict; somebody who left stops it by the signal. */
export const askToEnd = async (
  session: Pick<Session, 'ask' | 'look'>,
  question: Question,
  key: string,
  signal: AbortSignal,
  wait = pause,
): Promise<WidgetAnswer> => {
  let answer = await persistently(() => session.ask(question, key), wait);
  for (let looks = 0; answer.verdict === null; looks++) {
    await wait(looks < soonLooks ? soonMs : laterMs);
    signal.throwIfAborted();
    const { id } = answer;
    answer = await persistently(() => session.look(id), wait);
  }
  return answer;
};
