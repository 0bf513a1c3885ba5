import type { ReactNode } from 'react';
import { AuthenticReceipt } from './authentic.tsx';
import { GoneReceipt } from './gone.tsx';
import type { Receipt } from './api/receipts.ts';

interface ShownReceiptProps {
  readonly receipt: Receipt;
  /** What to do where it says nothing. */
  readonly children?: ReactNode;
}

/** A receipt by its state; one of a state that this page does not know says nothing. */
export const ShownReceipt = ({ receipt, children }: ShownReceiptProps) => {
  const { id, state, statement, jws } = receipt;
  if (state === 'authentic' && id && statement && jws)
    return <AuthenticReceipt receipt={{ ...receipt, id, statement, jws }} />;
  return (
    <GoneReceipt state={state === 'authentic' ? 'unknown' : state} receipt={receipt}>
      {children}
    </GoneReceipt>
  );
};
