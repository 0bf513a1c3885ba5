import { createContext, use, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { BuyCreditsDialog } from './buy-credits-dialog.tsx';
import { packFor, packWanted } from './packs.ts';

type Buy = (missing?: number) => void;

const OpenContext = createContext<Buy>(() => undefined);

/** Opens the packs, for so many credits where somebody knows; they close with the signed-in area around them. */
export const useBuyCredits = (): Buy => use(OpenContext);

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
  const [isOpened, setOpened] = useState(false);
  const [missing, setMissing] = useState<number>();
  const wanted = address.get(buyParam);
  const open: Buy = (credits) => {
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
        // Whoever follows a link with another pack, or lacks other credits, gets that one chosen.
        key={wanted ?? missing}
        open={isOpened || wanted !== null}
        pack={missing === undefined ? packWanted(wanted) : packFor(missing)}
        missing={missing}
        onClose={close}
      />
    </OpenContext>
  );
};
