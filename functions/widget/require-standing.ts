import { Fault } from '#shared/errors/fault.ts';
import type { PortsOf } from '../ports/connect.ts';
import { entitlementsOf } from '../rules/credits/entitlement.ts';
import type { WidgetSession } from '../store/widget/session.ts';

/** Whose questions of a day are counted together, and how many there may be. */
export interface Allowance {
  readonly key: string;
  readonly perDay: number;
}

/**
 * Refuses a session whose widget or key was switched off, or whose plan lapsed, since it began. One that its owner tries
 * on the dashboard has no key, asks the sandbox only, and is refused by none of it.
 */
export const requireStanding = async (
  { widgetStanding }: PortsOf<'widgetStanding.read'>,
  { userId, key, keyId }: WidgetSession,
  now: string,
): Promise<Allowance | undefined> => {
  if (key === undefined || keyId === undefined) return undefined;
  const { settings, isKeyActive, ...holdings } = await widgetStanding.read(userId, keyId);
  const isEntitled = entitlementsOf(holdings, now).features.widget !== null;
  if (!settings.isOn || !isKeyActive || !isEntitled) throw new Fault('errors.widgetOff');
  return { key, perDay: settings.perDay };
};
