import { requestExport as contract } from '#shared/contract/app/keeping.ts';
import { accountExport } from '#shared/validation/account-export.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { exportView, stateOf } from '../../exports/view.ts';
import { takeOfDay } from '../../limits/take-of-day.ts';
import { newId } from '../../proof.ts';

/** A job makes it. Whoever asks again meanwhile is told of the one that is under way. */
export const requestExport = implement(contract)
  .needing('accountExports.find', 'accountExports.begin', 'limits.take', 'clock.now')
  .by(async ({ caller: { userId } }, ports) => {
    const now = ports.clock.now();
    const known = await ports.accountExports.find(userId);
    if (stateOf(known, now) === 'preparing') return exportView(known, now);
    await takeOfDay(ports, { what: `export#${userId}`, max: accountExport.perDay });
    await ports.accountExports.begin({ userId, id: newId('exp', now), askedAt: now });
    return exportView(await ports.accountExports.find(userId), now);
  });

export const handler = await http(requestExport);
