import { circuitBreaker, CircuitState, handleWhenResult, type IBreaker } from 'cockatiel';
import { isPassing } from '#shared/validation/reasons.ts';
import { bankCircuit } from '#shared/plans.ts';
import type { Reply } from '../../rules/bank/bank-answer.ts';
import { witnesses, type Asker } from '../../rules/bank/witnesses.ts';

const { openSeconds } = bankCircuit;
/** A question takes at most so long: the stack takes no longer deadline of a bank. */
const questionSeconds = 25;

/** The provider or the bank behind it failed; that it does not cover a bank, or wants more time, is an answer. */
export const isFailure = (reply: Reply): boolean => 'reason' in reply && isPassing(reply.reason);

const newLine = () => {
  const heard = witnesses(Date.now);
  const breaker: IBreaker = { state: undefined, success: () => undefined, failure: () => heard.sayDown() };
  const policy = circuitBreaker(
    handleWhenResult((reply) => isFailure(reply as Reply)),
    { breaker, halfOpenAfter: openSeconds * 1000 },
  );
  let freeAt = 0;
  const restFor = (seconds: number) => () => {
    freeAt = Date.now() + seconds * 1000;
  };
  policy.onBreak(restFor(openSeconds));
  // One question is underway: before it is answered nobody else gets through.
  policy.onHalfOpen(restFor(questionSeconds));
  policy.onReset(() => heard.recover());
  return { policy, heard, secondsLeft: () => Math.ceil((freeAt - Date.now()) / 1000) };
};

/**
 * One breaker per line (country and bank), so that a bank that is down costs nobody twenty seconds, and other banks are
 * not touched. After a while one question is let through: its answer closes the breaker or opens it again. Whoever failed
 * just before is not that question, so that nobody alone can keep a bank shut.
 */
export const breakers = () => {
  const lines = new Map<string, ReturnType<typeof newLine>>();
  const lineOf = (name: string) => {
    const line = lines.get(name) ?? newLine();
    lines.set(name, line);
    return line;
  };
  return {
    /** For how many seconds this one shall not ask; `undefined` while the line is free. */
    circuitOpenSeconds: (name: string, asker: Asker): number | undefined => {
      const line = lines.get(name);
      if (line?.policy.state === CircuitState.HalfOpen) return Math.max(1, line.secondsLeft());
      if (line?.policy.state !== CircuitState.Open) return undefined;
      const left = line.secondsLeft();
      if (left > 0) return left;
      return line.heard.knowsFailing(asker) ? bankCircuit.probedWithinSeconds : undefined;
    },
    ask: (name: string, asker: Asker, question: () => Promise<Reply>): Promise<Reply> => {
      const { policy, heard } = lineOf(name);
      return policy.execute(async () => {
        const reply = await question();
        heard.see(asker, isFailure(reply));
        return reply;
      });
    },
  };
};
