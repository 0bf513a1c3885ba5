import { getDelivery as contract } from '#shared/contract/app/webhooks.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { findDeliveryPorts, showDelivery } from '../../webhooks/deliveries.ts';

export const getDelivery = implement(contract)
  .needing(...findDeliveryPorts)
  .by(async ({ params: { id }, caller: { userId } }, ports) => showDelivery(ports, { userId, id }));

export const handler = await http(getDelivery);
