import { useFollowed } from '../../lib/use-followed.ts';
import { capturePayment, getPayment } from './api/payment.ts';
import { isOver } from './outcome.ts';
import { OutcomeSheet } from './outcome-sheet.tsx';
import { usePaymentAddress } from './use-payment-address.ts';

/** After PayPal's page, agreed: makes our server ask PayPal, then looks until there is an end. Grants nothing itself. */
export const PaymentResult = () => {
  const id = usePaymentAddress();
  return id === undefined ? <NoPayment agreed /> : <Agreed id={id} />;
};

/** After PayPal's page, without paying: what is still open, and for how long. */
export const PaymentCancelled = () => {
  const id = usePaymentAddress();
  return id === undefined ? <NoPayment agreed={false} /> : <Declined id={id} />;
};

const unseen = { seen: undefined, trouble: undefined, looks: 0, isResting: false };

const NoPayment = ({ agreed }: { readonly agreed: boolean }) => (
  <OutcomeSheet id={undefined} followed={unseen} agreed={agreed} onAgain={() => undefined} />
);

const Agreed = ({ id }: { readonly id: string }) => {
  const { again, ...followed } = useFollowed({
    settle: (signal) => capturePayment(id, signal),
    read: (signal) => getPayment(id, signal),
    isOver,
  });
  return <OutcomeSheet id={id} followed={followed} agreed onAgain={again} />;
};

const Declined = ({ id }: { readonly id: string }) => {
  const read = (signal: AbortSignal) => getPayment(id, signal);
  const { again, ...followed } = useFollowed({
    settle: read,
    read,
    // What nobody has agreed to changes only at PayPal, where they would come back from by the other way.
    isOver: (payment) => isOver(payment) || payment.status === 'pending',
  });
  return <OutcomeSheet id={id} followed={followed} agreed={false} onAgain={again} />;
};
