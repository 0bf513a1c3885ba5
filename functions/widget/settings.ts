import type { PortName, PortsOf } from '../ports/connect.ts';
import { entitlementsOf } from '../rules/credits/entitlement.ts';
import type { Settings } from '../store/widget/settings.ts';
import { usedToday, usedTodayPorts } from './used-today.ts';

export const settingsPorts = [
  'holdings.find',
  'widgetHosts.find',
  'clock.now',
  ...usedTodayPorts,
] as const satisfies readonly PortName[];
type Ports = PortsOf<(typeof settingsPorts)[number]>;

/** The settings as their customer sees them, with what became of them. */
export const settingsView = async (ports: Ports, userId: string, settings: Settings) => {
  const [held, uncoveredHosts, used] = await Promise.all([
    ports.holdings.find(userId),
    ports.widgetHosts.find(userId),
    usedToday(ports, userId, settings.perDay),
  ]);
  return {
    ...settings,
    allowedOrigins: [...settings.allowedOrigins],
    entitled: entitlementsOf(held, ports.clock.now()).features.widget !== null,
    usedToday: used,
    uncoveredHosts: [...uncoveredHosts],
  };
};
