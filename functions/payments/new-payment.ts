import { payableHours, plans, type PackName } from '#shared/plans.ts';
import type { Language } from '#shared/messages/messages.ts';
import { newId } from '../proof.ts';
import { plusSeconds } from '../rules/time.ts';
import type { PayLink } from '../store/payments/pay-links.ts';
import type { Payment } from '../store/payments/payment.ts';

/** What every payment begins as. */
const begun = (language: Language, now: string) => ({
  id: newId('pay', now),
  status: 'pending',
  language,
  createdAt: now,
  approveBefore: plusSeconds(now, payableHours * 60 * 60),
  version: 0,
});

export const newPack = (userId: string, pack: PackName, language: Language, now: string): Payment => {
  const { credits, priceUsd, validDays } = plans[pack].pack;
  const purchase = { kind: 'pack', tier: pack, credits, validDays };
  return { ...begun(language, now), userId, purchase, cents: priceUsd * 100 };
};

export const newByLink = (link: PayLink, language: Language, now: string): Payment => {
  const { id: linkId, userId, cents, tier, credits, validDays, description } = link;
  return {
    ...begun(language, now),
    linkId,
    userId,
    purchase: { kind: 'link', tier, credits, validDays, description },
    cents,
  };
};
