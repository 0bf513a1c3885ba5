import { capturePayment as contract } from '#shared/contract/app/payments.ts';
import { Fault } from '#shared/errors/fault.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { settlePayment, settlePorts } from '../../payments/settle-payment.ts';
import { paymentView } from '../../payments/view.ts';
import { isPaid } from '../../rules/payments/states.ts';

const isSilence = (error: unknown): boolean => error instanceof Fault && error.code === 'errors.paymentsUnavailable';

/**
 * Whoever comes back from PayPal asks for it. A payment whose money is in is only shown: what went back of it since comes by
 * PayPal's word. While PayPal does not answer, it is shown as it stands; a job asks again.
 */
export const capturePayment = implement(contract)
  .needing(...settlePorts)
  .by(async ({ params: { id } }, ports) => {
    const payment = await ports.payments.find(id);
    if (!payment) throw new Fault('errors.notFound');
    const settled = isPaid(payment.status)
      ? payment
      : await settlePayment(ports, id).catch(async (error: unknown) => {
          if (!isSilence(error)) throw error;
          return ports.payments.find(id);
        });
    return paymentView(settled ?? payment, ports.clock.now());
  });

export const handler = await http(capturePayment);
