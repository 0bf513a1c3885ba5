import { onMessage, queued } from '../entry/queue.ts';
import { ofPayments, purchaseChanged } from '../rules/events/purchase-changed.ts';
import { mailOf } from '../rules/payments/mails.ts';

/** Sends a receipt once the money is in, and tells of money that went back, or did not come after its payer left. */
export const mailAboutPayment = onMessage(
  purchaseChanged,
  'Customers get no receipts, and no word of money that went back.',
  {
    wanted: ofPayments,
  },
)
  .needing('payments.find', 'users.find', 'mailQueue.add', 'clock.now')
  .by(async ({ userId, id: paymentId }, { payments, users, mailQueue, clock }) => {
    const payment = await payments.find(paymentId);
    const due = payment && mailOf(payment, clock.now());
    const user = due && (await users.find(userId));
    if (!user) return;
    await mailQueue.add({ ...due, userId, language: user.language, askedBy: 'us', paymentId });
  });

export const handler = await queued(mailAboutPayment);
