import { createContext, use, useState, type ReactNode } from 'react';
import { BuyCreditsDialog } from './buy-credits-dialog.tsx';

const OpenContext = createContext<() => void>(() => undefined);

/** Opens the packs; they close with the signed-in area around them. */
export const useBuyCredits = (): (() => void) => use(OpenContext);

/** The one dialog in which credits are bought, reachable from everything inside. */
export const Buying = ({ children }: { readonly children: ReactNode }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <OpenContext value={() => setOpen(true)}>
      {children}
      <BuyCreditsDialog open={isOpen} onClose={() => setOpen(false)} />
    </OpenContext>
  );
};
