import { minusSeconds, plusSeconds } from '../time.ts';

/** So long the payer and PayPal's word come first. */
const openSeconds = 10 * 60;

/** Payments begun before it are looked at by a job. */
export const openBefore = (now: string): string => minusSeconds(now, openSeconds);

interface Declined {
  readonly status: string;
  readonly approveBefore?: string | undefined;
  readonly declines?: number | undefined;
  readonly declinedAt?: string | undefined;
}

/**
 * Whether a job asks again for a payment. One whose means were refused is tried anew after 20 minutes, then 40, then 80:
 * PayPal takes so many tries of an order, and its payer is to have them.
 */
export const isDue = ({ status, approveBefore, declines = 0, declinedAt }: Declined, now: string): boolean => {
  if (status !== 'declined' || declinedAt === undefined) return true;
  const isOver = approveBefore !== undefined && now > approveBefore;
  return isOver || now >= plusSeconds(declinedAt, openSeconds * 2 ** declines);
};
