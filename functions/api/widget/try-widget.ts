import { tryWidget as contract } from '#shared/contract/app/widget.ts';
import { widgetLimits } from '#shared/validation/widget.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { takeOfDay } from '../../limits/take-of-day.ts';
import { mint, mintPorts } from '../../widget/mint.ts';

export const tryWidget = implement(contract)
  .needing('dashboard.address', 'limits.take', ...mintPorts)
  .by(async ({ body, caller: { userId } }, ports) => {
    await takeOfDay(ports, { what: `widget-trials#${userId}`, max: widgetLimits.trialsPerDay });
    const { origin } = new URL(await ports.dashboard.address());
    return mint(ports, { ...body, userId, environment: 'sandbox', origin });
  });

export const handler = await http(tryWidget);
