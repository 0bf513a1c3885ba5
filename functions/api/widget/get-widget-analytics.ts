import { getWidgetAnalytics as contract } from '#shared/contract/app/widget.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { dayOf, minusDays } from '../../rules/time.ts';
import { analyticsOf } from '../../rules/widget/analytics.ts';

/** One read of the counters, as many days before the period included; no session is read. */
export const getWidgetAnalytics = implement(contract)
  .needing('widgetDays.list', 'clock.now')
  .by(async ({ query: { environment, ...query }, caller: { userId } }, { widgetDays, clock }) => {
    const period = Number(query.period);
    const now = clock.now();
    const at = (daysAgo: number): string => dayOf(minusDays(now, daysAgo));
    const counted = await widgetDays.list(userId, environment, { from: at(2 * period - 1), to: at(0) });
    const dates = Array.from({ length: period }, (_, index) => at(period - 1 - index));
    return { period, environment, ...analyticsOf(counted, dates) };
  });

export const handler = await http(getWidgetAnalytics);
