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

/** A payer chooses other means a few times in a row; whoever asks more often than that is not the payer. */
const freeTries = 3;
const pauseSeconds = 10;

/** Whether its money may be asked for again by now, whoever asks: PayPal bears so many tries of an order, and so does a card. */
export const mayTryAgain = ({ declines = 0, declinedAt }: Declined, now: string): boolean =>
  declines < freeTries ||
  declinedAt === undefined ||
  now >= plusSeconds(declinedAt, pauseSeconds * 2 ** (declines - freeTries));
