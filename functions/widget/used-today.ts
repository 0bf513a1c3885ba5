import type { PortName, PortsOf } from '../ports/connect.ts';
import { dayCounter } from '../rules/widget/day-counter.ts';

export const usedTodayPorts = ['keyring.find', 'limits.used', 'clock.now'] as const satisfies readonly PortName[];

/** Questions of the widget key of production, or of that of the sandbox where there is no other. */
export const usedToday = async (
  { keyring, limits, clock }: PortsOf<(typeof usedTodayPorts)[number]>,
  userId: string,
  perDay: number,
): Promise<number> => {
  const { production, sandbox } = (await keyring.find(userId)).ofWidget;
  const key = production ?? sandbox;
  return key ? limits.used(dayCounter(key.id, perDay), clock.now()) : 0;
};
