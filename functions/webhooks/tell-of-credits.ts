import { balanceOf, isLive } from '../rules/credits/wallet.ts';
import type { Due } from '../rules/credits/credit-mails.ts';
import { dayOf } from '../rules/time.ts';
import type { PortsOf } from '../ports/connect.ts';
import type { Lot } from '../store/credits/credits.ts';
import { tell, type tellPorts } from './tell.ts';

type Ports = PortsOf<(typeof tellPorts)[number]>;
type Said = Due<Pick<Lot, 'lotId' | 'expiresAt'>>;

/** Tells webhooks that credits are low, or expire soon, as the mail does: once a lot, and a day where that is said anew. */
export const tellOfCredits = (
  ports: Ports,
  userId: string,
  { kind, lot, credits }: Said,
  now: string,
): Promise<void> => {
  const happened = { source: `${lot.lotId}#${dayOf(now)}`, at: now };
  return kind === 'lowCredits'
    ? tell(ports, {
        userId,
        type: 'credits.low',
        look: async ({ lots }) => ({ ...happened, data: balanceOf(lots.filter(isLive(now))) }),
      })
    : tell(ports, {
        userId,
        type: 'credits.expiring',
        look: async () => ({ ...happened, data: { credits, expiresAt: lot.expiresAt } }),
      });
};
