import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PackName } from '#shared/plans.ts';
import { BuyCreditsDialog } from './buy-credits-dialog.tsx';
import { packWanted } from './packs.ts';

const OpenContext = createContext<() => void>(() => undefined);

/** Opens the packs; they close with the signed-in area around them. */
export const useBuyCredits = (): (() => void) => use(OpenContext);

/** As part of an address: `?buy=pro` opens the packs, as links from outside do. */
const buyParam = 'buy';

const withoutBuy = (now: URLSearchParams): URLSearchParams => {
  const next = new URLSearchParams(now);
  next.delete(buyParam);
  return next;
};

/** The one dialog in which credits are bought, reachable from everything inside. */
export const Buying = ({ children }: { readonly children: ReactNode }) => {
  const [address, setAddress] = useSearchParams();
  const wanted = address.get(buyParam);
  const [open, setOpen] = useState<PackName>();
  useEffect(() => {
    if (wanted === null) return;
    setOpen(packWanted(wanted));
    setAddress(withoutBuy, { replace: true });
  }, [wanted, setAddress]);
  return (
    <OpenContext value={() => setOpen(packWanted(null))}>
      {children}
      <BuyCreditsDialog
        // Each opening begins with the choice it was opened for.
        key={open}
        open={open !== undefined}
        pack={open ?? packWanted(null)}
        onClose={() => setOpen(undefined)}
      />
    </OpenContext>
  );
};
