import { circuitBreaker, CircuitState, ConsecutiveBreaker, handleWhenResult } from 'cockatiel';
import { isPassing } from '#shared/validation/reasons.ts';
import type { Reply } from '../../rules/bank/bank-answer.ts';

/** So many failures in a row are no bad luck any more: at 15 % failures, one run of this length in four million. */
const failuresInRow = 8;
const openSeconds = 30;
/** A question takes at most so long: the stack takes no longer deadline of a bank. */
const questionSeconds = 25;

/** The provider or the bank behind it failed; that it does not cover a bank, or wants more time, is an answer. */
export const isFailure = (reply: Reply): boolean => 'reason' in reply && isPassing(reply.reason);

const newLine = () => {
  const policy = circuitBreaker(
    handleWhenResult((reply) => isFailure(reply as Reply)),
    { breaker: new ConsecutiveBreaker(failuresInRow), halfOpenAfter: openSeconds * 1000 },
  );
  let freeAt = 0;
  const restFor = (seconds: number) => () => {
    freeAt = Date.now() + seconds * 1000;
  };
  policy.onBreak(restFor(openSeconds));
  // One question is underway: before it is answered nobody else gets through.
  policy.onHalfOpen(restFor(questionSeconds));
  return { policy, secondsLeft: () => Math.ceil((freeAt - Date.now()) / 1000) };
};

/**
 * One breaker per line (country and bank), so that a bank that is down costs nobody twenty seconds, and other banks are
 * not touched. After a while one question is let through: its answer closes the breaker or opens it again.
 */
export const breakers = () => {
  const lines = new Map<string, ReturnType<typeof newLine>>();
  const lineOf = (name: string) => {
    const line = lines.get(name) ?? newLine();
    lines.set(name, line);
    return line;
  };
  return {
    /** For how many seconds nobody shall ask; `undefined` while the line is free. */
    circuitOpenSeconds: (name: string): number | undefined => {
      const line = lines.get(name);
      if (line?.policy.state === CircuitState.HalfOpen) return Math.max(1, line.secondsLeft());
      if (line?.policy.state !== CircuitState.Open) return undefined;
      const left = line.secondsLeft();
      return left > 0 ? left : undefined;
    },
    ask: (name: string, question: () => Promise<Reply>): Promise<Reply> => lineOf(name).policy.execute(question),
  };
};
