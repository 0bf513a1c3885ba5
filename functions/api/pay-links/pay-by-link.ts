import { payByLink as contract } from '#shared/contract/app/pay-links.ts';
import { Fault } from '#shared/errors/fault.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { newByLink } from '../../payments/new-payment.ts';
import { openOrder, openPorts } from '../../payments/open-order.ts';
import { paymentView } from '../../payments/view.ts';
import { linkStateOf } from '../../rules/payments/link-state.ts';

/** A link that is paid once is closed from when money is taken for it; before that, whoever is first at PayPal pays. */
export const payByLink = implement(contract)
  .needing('payLinks.find', 'payments.create', ...openPorts, 'clock.now')
  .by(async ({ params: { id }, body: { method }, asked: { language } }, ports) => {
    const now = ports.clock.now();
    const link = await ports.payLinks.find(id);
    if (!link) throw new Fault('errors.notFound');
    if (linkStateOf(link, link.takenBy !== undefined, now) !== 'open') throw new Fault('errors.payLinkClosed');
    const payment = newByLink(link, language, now);
    await ports.payments.create(payment);
    return paymentView(await openOrder(ports, payment, method), now);
  });

export const handler = await http(payByLink);
