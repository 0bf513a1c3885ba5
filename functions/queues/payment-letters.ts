import { fill, messages } from '#shared/messages/index.ts';
import type { Language, MailName } from '#shared/messages/messages.ts';
import { currency } from '#shared/contract/resources/money.ts';
import { purchaseKinds } from '#shared/validation/payments.ts';
import type { PortsOf } from '../ports/connect.ts';
import type { Sending } from '../ports/mail/send.ts';
import { dayIn, lastDayIn } from '../rules/credits/day.ts';
import type { MailDue } from '../rules/mail/mail-due.ts';
import type { Payment } from '../store/payments/payment.ts';

type PaymentMail = Extract<MailDue, { paymentId: string }>;

const amountIn = (language: Language, cents: number): string =>
  new Intl.NumberFormat(language === 'es' ? 'es-419' : 'en-US', {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
  }).format(cents / 100);

/** `paquete Pro`, or the words of the operator who asked for the money. */
const whatIn = (language: Language, { purchase: { kind, tier, description = '' } }: Payment): string => {
  const known = purchaseKinds.find((one) => one === kind) ?? 'link';
  const plan = `${tier.charAt(0).toUpperCase()}${tier.slice(1)}`;
  return fill(messages[language].purchases[known], { plan, description });
};

/** A receipt says until when its credits can be used, where it brings some. */
const nameOf = (mail: PaymentMail['mail'], { creditsExpireAt }: Payment): MailName =>
  mail === 'receipt' && creditsExpireAt === undefined ? 'serviceReceipt' : mail;

const parametersOf = (language: Language, mail: PaymentMail['mail'], payment: Payment) => {
  const { receipt = '', paidAt, creditsExpireAt, takenBack, purchase } = payment;
  return {
    receipt,
    amount: amountIn(language, payment.cents),
    what: whatIn(language, payment),
    credits: mail === 'moneyBack' ? (takenBack?.credits ?? 0) : purchase.credits,
    owed: takenBack?.owed ?? 0,
    refunded: amountIn(language, takenBack?.cents ?? 0),
    paidOn: paidAt === undefined ? '' : dayIn(language, paidAt),
    date: creditsExpireAt === undefined ? '' : lastDayIn(language, creditsExpireAt),
  };
};

/** What a mail says of a payment as it is when the mail leaves; nothing where the payment cannot be read. */
export const aboutPayment = async (
  { payments }: PortsOf<'payments.find'>,
  { due: { mail, language, paymentId } }: { readonly due: PaymentMail },
): Promise<Pick<Sending, 'name' | 'parameters' | 'path'> | undefined> => {
  const payment = await payments.find(paymentId);
  if (!payment) return undefined;
  const path = mail === 'paymentFailed' ? `/payment-success?payment=${paymentId}` : `/receipts/${paymentId}`;
  return { name: nameOf(mail, payment), parameters: parametersOf(language, mail, payment), path };
};
