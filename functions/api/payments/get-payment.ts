import { getPayment as contract } from '#shared/contract/app/payments.ts';
import { Fault } from '#shared/errors/fault.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { paymentView } from '../../payments/view.ts';

export const getPayment = implement(contract)
  .needing('payments.find', 'clock.now')
  .by(async ({ params: { id } }, { payments, clock }) => {
    const payment = await payments.find(id);
    if (!payment) throw new Fault('errors.notFound');
    return paymentView(payment, clock.now());
  });

export const handler = await http(getPayment);
