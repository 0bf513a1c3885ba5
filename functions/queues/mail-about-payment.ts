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
  .by(async ({ userId, id: paymentId, status }, { payments, users, mailQueue, clock }) => {
    const payment = await payments.find(paymentId);
    // Of what it has become since, another message tells: so of changes that follow each other closely one mail leaves.
    if (payment?.status !== status) return;
    const due = mailOf(payment, clock.now());
    const user = due && (await users.find(userId));
    if (!user) return;
    await mailQueue.add({ ...due, userId, language: user.language, askedBy: 'us', paymentId });
  });

export const handler = await queued(mailAboutPayment);
