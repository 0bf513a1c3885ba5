export interface Credits {
  readonly credits: number;
  readonly creditsExpiration: string | null;
}

export type Balance =
  | { readonly state: 'none' }
  | { readonly state: 'alive'; readonly credits: number; readonly expiresAt: string | null }
  | { readonly state: 'expiring'; readonly credits: number; readonly daysLeft: number };

/** From this many days on the date gives way to the days that are left. */
export const expiringDays = 3;

const midnight = (time: Date): number => new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime();
const dayMs = 86_400_000;

/**
 * What can be spent, and whether it is about to be lost. Days are counted as people do, by midnights of their own clock:
 * credits that expire tomorrow morning have one day left, even at eleven tonight. Expired credits are none.
 */
export const balanceOf = ({ credits, creditsExpiration }: Credits, now: Date): Balance => {
  if (credits === 0) return { state: 'none' };
  if (creditsExpiration === null) return { state: 'alive', credits, expiresAt: null };
  const expiry = new Date(creditsExpiration);
  if (expiry <= now) return { state: 'none' };
  const daysLeft = Math.round((midnight(expiry) - midnight(now)) / dayMs);
  return daysLeft <= expiringDays
    ? { state: 'expiring', credits, daysLeft }
    : { state: 'alive', credits, expiresAt: creditsExpiration };
};
