import { listDeliveries as contract } from '#shared/contract/public/webhooks.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { listDeliveries as list, listDeliveriesPorts } from '../../webhooks/deliveries.ts';

export const listDeliveries = implement(contract)
  .needing(...listDeliveriesPorts)
  .by(async ({ params: { id }, query, caller: { userId, environment } }, ports) =>
    list(ports, { userId, id, environment }, query),
  );

export const handler = await http(listDeliveries);
