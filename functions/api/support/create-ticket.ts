import { createTicket as contract } from '#shared/contract/app/support.ts';
import { Fault } from '#shared/errors/fault.ts';
import { supportLimits } from '#shared/validation/support.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import type { PortsOf } from '../../ports/connect.ts';
import { newId } from '../../proof.ts';
import { daySeconds, plusSeconds } from '../../rules/time.ts';

const takeOneOfDay = async ({ limits }: PortsOf<'limits.take'>, userId: string, now: string): Promise<void> => {
  const max = supportLimits.perDay;
  const { isTaken, resetSeconds } = await limits.take(
    { what: `support#${userId}`, by: 'user', max, windowSeconds: daySeconds },
    now,
  );
  if (!isTaken) throw new Fault('errors.tooManyRequests', { retryAfterSeconds: resetSeconds });
};

/** Kept before anything is mailed: what a queue does not take, operators still read. */
export const createTicket = implement(contract)
  .needing('limits.take', 'tickets.create', 'mailQueue.add', 'clock.now')
  .by(async ({ body: { requestIds = [], seen = {}, ...written }, caller: { userId }, asked }, ports) => {
    const { tickets, mailQueue, clock } = ports;
    const now = clock.now();
    await takeOneOfDay(ports, userId, now);
    const id = newId('tkt', now);
    await tickets.create({ id, userId, createdAt: now, requestIds, seen, ...written });
    const about = { userId, language: asked.language, ticketId: id };
    await mailQueue.add({ ...about, id: `${id}-desk`, mail: 'ticketForSupport', askedBy: 'customers' });
    await mailQueue.add({ ...about, id: `${id}-own`, mail: 'ticketReceived', askedBy: 'us' });
    return { id, answerBy: plusSeconds(now, supportLimits.answerHours * 3600) };
  });

export const handler = await http(createTicket);
