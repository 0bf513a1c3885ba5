import { getPayLink as contract } from '#shared/contract/app/pay-links.ts';
import { Fault } from '#shared/errors/fault.ts';
import { moneyOf } from '#shared/contract/resources/money.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { paidBy } from '../../payments/paid-by.ts';
import { linkStateOf } from '../../rules/payments/link-state.ts';

export const getPayLink = implement(contract)
  .needing('payLinks.find', 'payments.find', 'clock.now')
  .by(async ({ params: { id } }, ports) => {
    const link = await ports.payLinks.find(id);
    if (!link) throw new Fault('errors.notFound');
    const payment = await paidBy(ports, link);
    return {
      id,
      state: linkStateOf(link, payment !== undefined, ports.clock.now()),
      description: link.description,
      amount: moneyOf(link.cents),
      credits: link.credits,
      once: link.once,
      expiresAt: link.expiresAt ?? null,
      paidAt: payment?.paidAt ?? null,
    };
  });

export const handler = await http(getPayLink);
