import { createContext, use, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
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
  const [isOpened, setOpened] = useState(false);
  const wanted = address.get(buyParam);
  const close = () => {
    setOpened(false);
    if (wanted !== null) setAddress(withoutBuy, { replace: true });
  };
  return (
    <OpenContext value={() => setOpened(true)}>
      {children}
      <BuyCreditsDialog
        // Whoever follows a link with another pack gets that one chosen.
        key={wanted}
        open={isOpened || wanted !== null}
        pack={packWanted(wanted)}
        onClose={close}
      />
    </OpenContext>
  );
};
