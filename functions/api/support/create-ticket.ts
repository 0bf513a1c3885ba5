import { createTicket as contract } from '#shared/contract/app/support.ts';
import { supportLimits } from '#shared/validation/support.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { takeOfDay } from '../../limits/take-of-day.ts';
import { newId } from '../../proof.ts';
import { plusSeconds } from '../../rules/time.ts';

/** Kept before anything is mailed: what a queue does not take, operators still read. */
export const createTicket = implement(contract)
  .needing('limits.take', 'tickets.create', 'mailQueue.add', 'clock.now')
  .by(async ({ body: { requestIds = [], seen = {}, ...written }, caller: { userId }, asked }, ports) => {
    const { tickets, mailQueue, clock } = ports;
    const now = clock.now();
    await takeOfDay(ports, { what: `support#${userId}`, max: supportLimits.perDay });
    const id = newId('tkt', now);
    await tickets.create({ id, userId, createdAt: now, requestIds, seen, ...written });
    const about = { userId, language: asked.language, ticketId: id };
    await mailQueue.add({ ...about, id: `${id}-desk`, mail: 'ticketForSupport', askedBy: 'customers' });
    await mailQueue.add({ ...about, id: `${id}-own`, mail: 'ticketReceived', askedBy: 'us' });
    return { id, answerBy: plusSeconds(now, supportLimits.answerHours * 3600) };
  });

export const handler = await http(createTicket);
