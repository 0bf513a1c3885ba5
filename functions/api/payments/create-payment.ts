import { createPayment as contract } from '#shared/contract/app/payments.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { newPack } from '../../payments/new-payment.ts';
import { openOrder, openPorts } from '../../payments/open-order.ts';
import { paymentView } from '../../payments/view.ts';
import { KeyUsed } from '../../rules/idempotency/claim.ts';

/** A repeat goes on from the row that the first request wrote, be it without an order. */
export const createPayment = implement(contract)
  .needing('payments.create', ...openPorts, 'clock.now')
  .by(
    async ({ body: { pack, method }, caller: { userId }, asked: { language }, claim }, ports) => {
      const now = ports.clock.now();
      const payment = newPack(userId, pack, language, now);
      if ((await ports.payments.create(payment, claim?.answeredBy(payment.id))) === 'keyUsed') throw new KeyUsed();
      return paymentView(await openOrder(ports, payment, method), now);
    },
    async (id, { body: { method } }, ports) => {
      const payment = await ports.payments.find(id);
      return payment && paymentView(await openOrder(ports, payment, method), ports.clock.now());
    },
  );

export const handler = await http(createPayment);
