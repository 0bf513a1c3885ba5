import type { Context } from 'aws-lambda';
import { Fault } from '#shared/errors/fault.ts';
import type { Deadline, Middleware, Step } from './step.ts';

/** What a refusal needs to leave before Lambda ends the function, and the gateway gives up with it. */
export const reservedMs = 1_000;

const deadlineIn = (ms: number): Deadline => {
  const { promise: late, reject } = Promise.withResolvers<never>();
  // Who races with it hears of it; if nobody does, nothing is late.
  late.catch(() => undefined);
  let isOver = false;
  const expire = () => {
    isOver = true;
    reject(new Fault('errors.gatewayTimeout', { cause: new Error('The work took longer than the function may') }));
  };
  const timer = setTimeout(expire, Math.max(0, ms));
  return {
    race: (work) => Promise.race([work, late]),
    guard:
      (act) =>
      (...given) => {
        if (isOver) throw new Error('The request was refused for being late: nothing begins for it any more');
        return act(...given);
      },
    end: () => clearTimeout(timer),
  };
};

const timeLeft = (context: Pick<Context, 'getRemainingTimeInMillis'>): number =>
  context.getRemainingTimeInMillis() - reservedMs;

/** Begins with the request and ends with its answer. */
export const deadline: Step = {
  needs: () => [],
  middleware: () => {
    const end: Middleware['after'] = ({ internal }) => internal.deadline.end();
    return {
      before: ({ context, internal }) => {
        internal.deadline = deadlineIn(timeLeft(context));
      },
      after: end,
      onError: end,
    };
  },
};

type Hook = NonNullable<Middleware['before']>;

const hookInTime =
  (hook: Hook): Hook =>
  (request) => {
    const going: unknown = hook(request);
    return going instanceof Promise ? request.internal.deadline.race(going) : going;
  };

/** A step that waits no longer than the deadline on its way in and out. What it does on a refusal has to come to an end. */
export const inTime = ({ before, after, ...rest }: Middleware): Middleware => ({
  ...rest,
  ...(before && { before: hookInTime(before) }),
  ...(after && { after: hookInTime(after) }),
});
