import { listDeliveries as contract } from '#shared/contract/app/webhooks.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { listDeliveries as list, listDeliveriesPorts } from '../../webhooks/deliveries.ts';

export const listDeliveries = implement(contract)
  .needing(...listDeliveriesPorts)
  .by(async ({ params: { id }, query, caller: { userId } }, ports) => list(ports, { userId, id }, query));

export const handler = await http(listDeliveries);
