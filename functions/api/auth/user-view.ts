import { balanceOf, planOf } from '../../rules/credits/wallet.ts';

/** The user as the dashboard keeps it: what it may spend and until when, nothing else about the person. */
export const userView = (email: string, liveLots: Parameters<typeof balanceOf>[0]) => {
  const { balance, expiresAt } = balanceOf(liveLots);
  return { email, credits: balance, creditsExpiration: expiresAt, plan: planOf(liveLots) };
};
