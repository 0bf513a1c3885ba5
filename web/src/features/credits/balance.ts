import { creditMails } from '#shared/plans.ts';

export interface Credits {
  readonly credits: number;
  readonly creditsExpiration: string | null;
}

export type Balance =
  | {
      readonly state: 'none';
      /** Credits that were there until their date came, as far as this page knows. */
      readonly expired: number;
    }
  | {
      readonly state: 'alive';
      readonly credits: number;
      readonly expiresAt: string | null;
      /** So few that they may end before the day does. */
      readonly isLow: boolean;
      /** Given once the date is so near that days say more; credits can be used until then. */
      readonly daysLeft: number | undefined;
    };

const midnight = (time: Date): number => new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime();
const dayMs = 86_400_000;

/**
 * What can be spent, and whether it is about to be lost. Days are counted as people do, by midnights of their own clock:
 * credits that expire tomorrow morning have one day left, even at eleven tonight. Expired credits are none. The page warns
 * of what the mails warn of.
 */
export const balanceOf = ({ credits, creditsExpiration }: Credits, now: Date): Balance => {
  if (credits === 0) return { state: 'none', expired: 0 };
  const alive = {
    state: 'alive',
    credits,
    expiresAt: creditsExpiration,
    isLow: credits <= creditMails.lowBalance,
  } as const;
  if (creditsExpiration === null) return { ...alive, daysLeft: undefined };
  const expiry = new Date(creditsExpiration);
  if (expiry <= now) return { state: 'none', expired: credits };
  const daysLeft = Math.round((midnight(expiry) - midnight(now)) / dayMs);
  return { ...alive, daysLeft: daysLeft <= creditMails.expiringDays ? daysLeft : undefined };
};
