import { createContext, use, useState, type ReactNode } from 'react';
import { BuyCreditsDialog } from './buy-credits-dialog.tsx';
import { useUser } from '../../lib/session/current.ts';
import { useAddress } from '../../lib/use-address.ts';
import { packCovering, packWanted } from './packs.ts';

const OpenContext = createContext<(missing: number) => void>(() => undefined);

/** Opens the packs; they close with the signed-in area around them. */
export const useBuyCredits = (): (() => void) => {
  const open = use(OpenContext);
  return () => open(0);
};

/** Opens the packs with the one chosen that covers as many credits as are missing. */
export const useBuyMissing = (): ((missing: number) => void) => use(OpenContext);

/** As part of an address: `?buy=pro` opens the packs, as links from outside do. */
const buyParam = 'buy';

const withoutBuy = (now: URLSearchParams): URLSearchParams => {
  const next = new URLSearchParams(now);
  next.delete(buyParam);
  return next;
};

/** The one dialog in which credits are bought, reachable from everything inside. */
export const Buying = ({ children }: { readonly children: ReactNode }) => {
  const [address, setAddress] = useAddress();
  const [isOpened, setOpened] = useState(false);
  const [missing, setMissing] = useState(0);
  const { debt } = useUser();
  const wanted = address.get(buyParam);
  const open = (credits: number) => {
    setMissing(credits);
    setOpened(true);
  };
  const close = () => {
    setOpened(false);
    if (wanted !== null) setAddress(withoutBuy, { replace: true });
  };
  return (
    <OpenContext value={open}>
      {children}
      <BuyCreditsDialog
        // Whoever follows a link with another pack, or misses other credits, gets the one chosen that it takes.
        key={`${wanted} ${missing}`}
        open={isOpened || wanted !== null}
        // What is owed is taken out of a purchase first.
        pack={wanted === null && missing > 0 ? packCovering(missing + debt) : packWanted(wanted)}
        missing={missing > 0 ? missing + debt : 0}
        onClose={close}
      />
    </OpenContext>
  );
};
