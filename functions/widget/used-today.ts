import type { PortName, PortsOf } from '../ports/connect.ts';
import { dayCounter } from '../rules/widget/day-counter.ts';

export const usedTodayPorts = ['keyring.find', 'limits.used', 'clock.now'] as const satisfies readonly PortName[];

/** Questions to banks of the widget key of production; those of the sandbox are free. */
export const usedToday = async (
  { keyring, limits, clock }: PortsOf<(typeof usedTodayPorts)[number]>,
  userId: string,
  perDay: number,
): Promise<number> => {
  const { production: key } = (await keyring.find(userId)).ofWidget;
  return key ? limits.used(dayCounter(key.id, perDay), clock.now()) : 0;
};
