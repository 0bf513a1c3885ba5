import { tryWidget as contract } from '#shared/contract/app/widget.ts';
import { Fault } from '#shared/errors/fault.ts';
import { widgetLimits } from '#shared/validation/widget.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { daySeconds } from '../../rules/time.ts';
import { mint, mintPorts } from '../../widget/mint.ts';

export const tryWidget = implement(contract)
  .needing('dashboard.address', 'limits.take', ...mintPorts)
  .by(async ({ body, caller: { userId } }, ports) => {
    const ofDay = { what: `widget-trials#${userId}`, by: 'user', max: widgetLimits.trialsPerDay } as const;
    const taken = await ports.limits.take({ ...ofDay, windowSeconds: daySeconds }, ports.clock.now());
    if (!taken.isTaken) throw new Fault('errors.tooManyRequests', { retryAfterSeconds: taken.resetSeconds });
    const { origin } = new URL(await ports.dashboard.address());
    return mint(ports, { ...body, userId, environment: 'sandbox', origin });
  });

export const handler = await http(tryWidget);
